// What could be better: proposals from the figures, and what became of them.

export function OptimizationsPanel() {
  return null
}
