import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../shared/core/answer.ts'
import { notificationKinds } from '../shared/core/mail/kinds.ts'
import { donationEvents } from '../shared/rescue/donations/events.ts'
import { live, lives } from '../shared/rescue/donations/life.fixture.ts'
import { notifiedEvents } from '../shared/rescue/donations/mail/audience.ts'
import { timelineTexts } from '../shared/rescue/donations/texts/timeline.ts'
import { submissionEvents } from '../shared/rescue/loads/events.ts'
import { loadTimelineTexts } from '../shared/rescue/loads/texts/loadTimeline.ts'
import { events } from './catalogue.ts'
import { Event, eventId, positionOf } from './event.ts'
import {
  backgroundFunctions,
  maxReceives,
  poolTriggers,
  publisher,
  reactions,
  schedules,
  workers,
} from './subscriptions.ts'

describe('events', () => {
  it('are each defined once, under their own type', () => {
    const types = events.map(({ type }) => type)
    expect(types.length).toBe(new Set(types).size)
    expect(Object.entries(donationEvents).filter(([name, { type }]) => name !== type)).toEqual([])
  })

  it.each(events.map((event) => [event.type, event] as const))(
    '%s has a sample that it understands wholly',
    (_, event) => {
      expect(event.detail.parse(event.sample)).toEqual(event.sample)
      const stored = {
        ID: 'donation-7-1-0',
        Type: event.type,
        At: '2026-11-20T15:00:00.000Z',
        Subject: { Kind: 'donation', ID: 7 },
        EntityID: 10,
        By: { UserID: 1, EntityID: 10, Role: 'foodbankuser' },
        Detail: event.sample,
      }
      expect(Event.parse(stored)).toEqual(stored)
    },
  )

  it('say in their ID which change of their subject they belong to', () => {
    const ID = eventId({ Kind: 'stock-count', ID: 7 }, 12, 3)
    expect(ID).toBe('stock-count-7-12-3')
    expect(positionOf({ ID })).toEqual({ version: 12, index: 3 })
  })

  it.each(Object.keys({ ...donationEvents, ...submissionEvents }))('%s has a text in the timeline', (type) => {
    const texts = Object.keys({ ...timelineTexts.en, ...loadTimelineTexts.en }).filter(
      (key) => key === type || key.startsWith(`${type}.`),
    )
    expect(texts.length).toBeGreaterThan(0)
  })

  it('understand whatever happens in any donation’s life', () => {
    const schemas = new Map<string, (typeof events)[number]>(events.map((event) => [event.type, event]))
    fc.assert(
      fc.property(lives, (life) =>
        live(life, ({ result }) => {
          if (result === undefined || isRefusal(result)) return
          for (const { type, detail } of result.events) expect(schemas.get(type)?.detail.parse(detail)).toEqual(detail)
        }),
      ),
      { numRuns: 200 },
    )
  })
})

describe('who reacts', () => {
  it('each run once, with what a person loses when it fails', () => {
    const names = backgroundFunctions.map(({ name }) => name)
    expect(names.length).toBe(new Set(names).size)
    expect(names.sort()).toEqual(
      [...reactions, ...workers, ...schedules, publisher, ...poolTriggers].map(({ name }) => name).sort(),
    )
    for (const { impact } of backgroundFunctions) expect(impact).toMatch(/\.$/)
  })

  it('whatever somebody is to be told by e-mail reaches the function that writes', () => {
    const mails = reactions.find(({ name }) => name === 'notifications/onOfferChanged')
    expect(mails?.to.map(({ type }) => type).sort()).toEqual([...notifiedEvents].sort())
  })

  it('a message may come again before it is given up, and each kind of e-mail has its name once', () => {
    expect(maxReceives).toBeGreaterThan(1)
    expect(notificationKinds.length).toBe(new Set(notificationKinds).size)
  })
})
