import { describe, expect, it } from 'vitest'
import type { DriverRun, RunReportDraft } from '../../../../shared/rescue/transport/api.ts'
import { driverRun } from './run.fixture.ts'
import { enqueue, recorded, refreshed, refused, type StoredRun, shownRun } from './runQueue.ts'

const at = (minutes: number) => new Date(Date.parse('2026-11-21T14:00:00.000Z') + minutes * 60_000).toISOString()
const draft = (kind: RunReportDraft['kind'], nth: number): RunReportDraft => ({
  EventID: `event-${nth}`,
  kind,
  time: at(nth),
})
const empty: StoredRun = { code: 'c', run: { ...driverRun, State: 'held' }, queue: [], conflicts: [] }
const queued = (...kinds: RunReportDraft['kind'][]) =>
  kinds.reduce((stored, kind, nth) => enqueue(stored, { draft: draft(kind, nth), hasPhoto: false }), empty)
const known = (run: DriverRun, ...nths: number[]): DriverRun => ({
  ...run,
  EventIDs: nths.map((nth) => `event-${nth}`),
})

describe('what was reported without a signal', () => {
  it('shows at once, with the time of the pressing', () => {
    expect(shownRun(queued('enroute', 'pickedup', 'droppedoff'))).toMatchObject({
      State: 'done',
      EnRouteTime: at(0),
      PickedUpTime: at(1),
      DroppedOffTime: at(2),
    })
    expect(shownRun(queued('enroute', 'cancelled')).State).toBe('gaveBack')
  })

  it('leaves the queue in order, one answer at a time', () => {
    const first = recorded(queued('enroute', 'pickedup'), known(empty.run, 0))
    expect(first.queue.map(({ draft: { kind } }) => kind)).toEqual(['pickedup'])
    expect(recorded(first, known(empty.run, 0, 1)).queue).toEqual([])
  })

  it('leaves it too when the server answers a repeat that it did not need to record', () => {
    expect(recorded(queued('droppedoff', 'problem'), empty.run).queue.map(({ draft: { kind } }) => kind)).toEqual([
      'problem',
    ])
  })

  it('is told as a conflict when the server refuses it, and the rest goes on', () => {
    const left = refused(queued('accepted', 'enroute'), 'Somebody else took this run.')
    expect(left.conflicts).toEqual([{ kind: 'accepted', time: at(0), reason: 'Somebody else took this run.' }])
    expect(left.queue.map(({ draft: { kind } }) => kind)).toEqual(['enroute'])
  })

  it('is not sent again when its answer was lost and the server has it', () => {
    expect(refreshed(queued('enroute', 'pickedup'), known(empty.run, 0)).queue).toHaveLength(1)
  })
})
