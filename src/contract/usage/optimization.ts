// An optimisation: what the figures say could be better, and what became of the proposal.

export const severities = ['low', 'medium', 'high'] as const
export const difficulties = ['easy', 'medium', 'hard'] as const
export const optimizationStatuses = ['proposed', 'accepted', 'implemented', 'dismissed'] as const
