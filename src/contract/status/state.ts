// How a part of the house is: the database, the files, the mail, the language model, the jobs.

export const parts = ['database', 'files', 'mail', 'model', 'jobs'] as const
export type Part = (typeof parts)[number]
