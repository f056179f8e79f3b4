interface Prediction {
  entities: readonly { ID: number; Name: string }[]
  mode: 'ordered' | 'simultaneous'
  startAfter: Date | null
  offerMinutes: number
  now: Date
}

/** Who would be asked when, if nobody answers: one after the other, each a full offer period later, or all at once. */
export function predictOffers({ entities, mode, startAfter, offerMinutes, now }: Prediction) {
  const start = Math.max(now.getTime(), startAfter?.getTime() ?? 0)
  const period = offerMinutes * 60_000
  return entities.map(({ ID, Name }, index) => {
    const from = start + (mode === 'ordered' ? index * period : 0)
    return { ID, Name, NotifyAt: new Date(from).toISOString(), AnswerUntil: new Date(from + period).toISOString() }
  })
}
