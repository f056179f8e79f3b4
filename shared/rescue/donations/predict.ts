import { askingWaitsUntil, type QuietHours } from '../../network/organizations/quietHours.ts'

interface Prediction {
  entities: readonly { ID: number; Name: string }[]
  mode: 'ordered' | 'simultaneous'
  startAfter: Date | null
  offerMinutes: number
  now: Date
  /** Absent: offers are made at any hour. */
  quiet?: { readonly hours: QuietHours; readonly zone: string; readonly limit: number | undefined } | undefined
}

/**
 * Predicted offers if nobody answers: one after the other, each a full offer period later, or all at once. Quiet
 * hours put an offer off until they end.
 */
export function predictOffers({ entities, mode, startAfter, offerMinutes, now, quiet }: Prediction) {
  const period = offerMinutes * 60_000
  const asked = (at: number) =>
    (quiet && askingWaitsUntil({ ...quiet, quiet: quiet.hours }, new Date(at))?.getTime()) ?? at
  let from = asked(Math.max(now.getTime(), startAfter?.getTime() ?? 0))
  return entities.map(({ ID, Name }, index) => {
    if (mode === 'ordered' && index > 0) from = asked(from + period)
    return { ID, Name, NotifyAt: new Date(from).toISOString(), AnswerUntil: new Date(from + period).toISOString() }
  })
}
