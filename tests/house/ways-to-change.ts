// Every way to write that src/server/contact/store.ts changes a table of src/server/feedback.

const imported = "import { userFeedback } from '../feedback/tables.ts'\n"

export const waysToChange: readonly string[] = [
  `${imported}await tx.update(userFeedback).set({})`,
  `${imported}await tx.insert(\n  userFeedback,\n).values(row)`,
  `${imported}const kind = { table: userFeedback }\nawait tx.delete(table).where(which)`,
  `${imported}await tx.execute(sql\`update \${userFeedback} set rating = 1\`)`,
  "import * as feedback from '../feedback/tables.ts'\nawait tx.update(feedback.userFeedback).set({})",
  "const feedback = await import('../feedback/tables.ts')\nawait tx.update(feedback.userFeedback).set({})",
  'sql`DELETE FROM user_feedback`',
  'sql`delete from user_feedback`',
  'sql`Insert Into "user_feedback"`',
]
