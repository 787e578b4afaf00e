// Which toast is shown: one at a time, and how long its record stays.
import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { dismissToast, toast, toastRecords } from '#web/ui/toast-store.ts'

test('a new toast takes the place of the one that is shown', () => {
  toast({ title: 'Eerst' })
  toast({ title: 'Daarna', variant: 'destructive' })
  assert.deepEqual(
    toastRecords().map(({ title, open }) => [title, open]),
    [['Daarna', true]],
  )
})

test('the record of a dismissed toast is removed after 1,000,000 ms', () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const id = toast({ title: 'Weg' })
  dismissToast(id)
  assert.equal(toastRecords()[0]?.open, false)
  mock.timers.tick(999_999)
  assert.equal(toastRecords().length, 1)
  mock.timers.tick(1)
  assert.equal(toastRecords().length, 0)
  mock.timers.reset()
})
