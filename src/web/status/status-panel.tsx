// How the parts of the house are, each with what last went wrong.

export function StatusPanel() {
  return null
}
