// The part of one's account about one's own data: a copy of it, and its deletion.
import { DeletionPart } from './deletion-part.tsx'
import { ExportPart } from './export-part.tsx'

export function OwnData() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <ExportPart />
      <DeletionPart />
    </div>
  )
}
