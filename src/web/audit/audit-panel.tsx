// The audit log: which administrator changed what, newest first.

export function AuditPanel() {
  return null
}
