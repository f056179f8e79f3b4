import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../core/answer.ts'
import * as refusals from './refusals.ts'
import {
  editPlanned,
  endPlanned,
  inLanguage,
  isToBeShown,
  newPlanned,
  nextToShow,
  type PlannedMessage,
  plannedDeletionRefusal,
  plannedState,
  type SystemMessageDraft,
  seenIds,
  systemAudiences,
  withSeen,
} from './systemMessage.ts'

const shown = { ID: 7, IsSurvey: false, Title: 'Maintenance', Body: 'Tonight from 10 to 11 PM.' }

describe('a system message on a device', () => {
  it('[sysmsg-once] is shown once for each ID', () => {
    expect(isToBeShown(shown, '')).toBe(true)
    const kept = withSeen('3', 7)
    expect(kept).toBe('3,7')
    expect(isToBeShown(shown, kept)).toBe(false)
    expect(isToBeShown({ ...shown, ID: 8 }, kept)).toBe(true)
    expect(withSeen(kept, 7)).toBe('3,7')
  })

  it('is shown when what the browser keeps makes no sense', () => {
    for (const kept of ['x', ',,', '77', 'null']) expect(isToBeShown(shown, kept)).toBe(true)
    expect(withSeen('x,,null', 7)).toBe('7')
  })

  it('keeps the newest 50 IDs: what a request can carry', () => {
    const kept = Array.from({ length: 60 }, (_, index) => index + 1).reduce((all, id) => withSeen(all, id), '')
    expect(seenIds(kept)).toHaveLength(50)
    expect(seenIds(kept).at(-1)).toBe(60)
  })

  it('[sysmsg-skip-surveys] is skipped when it is a survey', () => {
    expect(isToBeShown({ ...shown, IsSurvey: true }, '')).toBe(false)
  })
})

const now = new Date('2026-11-20T15:00:00.000Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const draft: SystemMessageDraft = {
  Title: { en: 'Hello', es: 'Hola' },
  Body: { en: 'News', es: 'Novedades' },
  Audiences: [...systemAudiences],
  StartsAt: at(1).toISOString(),
  EndsAt: at(25).toISOString(),
}
function planned(more: Partial<SystemMessageDraft> = {}, ID = 7): PlannedMessage {
  const message = newPlanned({ ...draft, ...more }, true, now)
  if (isRefusal(message)) throw new Error(message.refused.en)
  return { ...message, ID }
}
const refusalOf = (result: unknown) => (isRefusal(result) ? result.refused : undefined)

describe('a planned message', () => {
  it('is scheduled, shown from its start, and ended at its end', () => {
    const states = [0, 1, 24.99, 25].map((hours) => plannedState(draft, at(hours)))
    expect(states).toEqual(['scheduled', 'running', 'running', 'ended'])
  })

  it('starts now when its start has passed', () => {
    expect(planned({ StartsAt: at(-5).toISOString() }).StartsAt).toBe(now.toISOString())
  })

  it('keeps its instants in one form, since the list is sorted by them', () => {
    expect(planned({ EndsAt: '2026-11-21T16:00:00Z' }).EndsAt).toBe('2026-11-21T16:00:00.000Z')
  })

  it.each([
    ['ends before it starts', { EndsAt: at(0.5).toISOString() }, refusals.systemMessageEndsBeforeStart],
    ['ends when it starts', { EndsAt: at(1).toISOString() }, refusals.systemMessageEndsBeforeStart],
    [
      'ended already',
      { StartsAt: at(-3).toISOString(), EndsAt: at(-1).toISOString() },
      refusals.systemMessageEndsBeforeStart,
    ],
    ['is shown for more than a year', { EndsAt: at(400 * 24).toISOString() }, refusals.systemMessageTooLong],
    ['has a title in Spanish alone', { Body: { en: 'News', es: '' } }, refusals.systemMessageHalfTranslated],
    ['has a text in Spanish alone', { Title: { en: 'Hello', es: '' } }, refusals.systemMessageHalfTranslated],
  ] as const)('is refused when it %s', (_, more, reason) => {
    expect(refusalOf(newPlanned({ ...draft, ...more }, true, now))).toBe(reason)
  })

  it('of a food bank is not for the network and associations', () => {
    expect(refusalOf(newPlanned(draft, false, now))).toBe(refusals.systemMessageForWatchers)
    expect(refusalOf(newPlanned({ ...draft, Audiences: ['agencies'] }, false, now))).toBeUndefined()
  })

  it('keeps its start once it is shown, and nothing changes after its end', () => {
    const later = { ...draft, Title: { en: 'Hi', es: 'Buenas' }, StartsAt: at(10).toISOString() }
    const message = planned()
    expect(editPlanned(message, later, true, at(0.5))).toMatchObject({ StartsAt: later.StartsAt, Title: later.Title })
    expect(editPlanned(message, later, true, at(2))).toMatchObject({ StartsAt: draft.StartsAt, Title: later.Title })
    expect(refusalOf(editPlanned(message, later, true, at(25)))).toBe(refusals.systemMessageEnded)
  })

  it('ends now while it is shown; before that it is deleted instead', () => {
    const message = planned()
    expect(endPlanned(message, at(2))).toEqual({ ...message, EndsAt: at(2).toISOString() })
    expect(endPlanned(message, at(26))).toBe(message)
    expect(refusalOf(endPlanned(message, at(0)))).toBe(refusals.systemMessageNotShownYet)
    expect(plannedDeletionRefusal(message, at(0))).toBeUndefined()
    expect(plannedDeletionRefusal(message, at(2))?.refused).toBe(refusals.systemMessageWasShown)
    expect(plannedDeletionRefusal(message, at(26))?.refused).toBe(refusals.systemMessageWasShown)
  })
})

describe('the next message for a person', () => {
  const first = planned({}, 1)
  const second = planned({ StartsAt: at(2).toISOString() }, 2)

  it('is the one that began first of those not seen', () => {
    const next = (seen: number[]) => nextToShow([second, first], 'agency', seen, at(3))?.ID
    expect([next([]), next([1]), next([1, 2])]).toEqual([1, 2, undefined])
  })

  it('is none before its start and after its end', () => {
    for (const hours of [0, 25]) expect(nextToShow([first], 'agency', [], at(hours))).toBeUndefined()
  })

  it.each([
    ['fano', 'watchers'],
    ['foodcoordcoops', 'watchers'],
    ['foodbankEpantryCoordinator', 'foodBanks'],
    ['donorlocation', 'donors'],
    ['agency', 'agencies'],
    ['customer', 'customers'],
  ] as const)('of %s is one for %s', (role, audience) => {
    const others = systemAudiences.filter((one) => one !== audience)
    expect(nextToShow([planned({ Audiences: [audience] })], role, [], at(2))?.ID).toBe(7)
    expect(nextToShow([planned({ Audiences: others })], role, [], at(2))).toBeUndefined()
  })

  it('[sysmsg-skip-surveys] does not wait behind a survey, which screens skip', () => {
    const survey = planned({ IsSurvey: true, StartsAt: at(0.5).toISOString() }, 3)
    expect(nextToShow([survey, first], 'agency', [], at(3))?.ID).toBe(1)
  })

  it('is told in the person’s language, untranslated ones in English', () => {
    expect(inLanguage(first, 'es')).toEqual({ ID: 1, IsSurvey: false, Title: 'Hola', Body: 'Novedades' })
    const english = planned({ Title: { en: 'Hello', es: '' }, Body: { en: 'News', es: '' } })
    expect(inLanguage(english, 'es')).toMatchObject({ Title: 'Hello', Body: 'News' })
  })
})
