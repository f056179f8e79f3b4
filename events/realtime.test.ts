import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../shared/answer.ts'
import type { HappeningType } from '../shared/donation/happenings.ts'
import { live, lives } from '../shared/donation/life.fixture.ts'
import { notifiedEvents } from '../shared/notification/audience.ts'
import { notificationKinds } from '../shared/notification/kinds.ts'
import { timelineTexts } from '../shared/text/timeline.ts'
import { Envelope } from './event.ts'
import { facts } from './realtime.ts'
import { maxReceives, publisher, reactions, runs, schedules, tokenTrigger, workers } from './subscriptions.ts'

/** Complete by its type: a new happening does not compile until it stands here. */
const happenings: Record<HappeningType, true> = {
  DonationPosted: true,
  DonationMatched: true,
  MatchesApproved: true,
  StartBegun: true,
  OfferMade: true,
  OfferExpiring: true,
  OfferAccepted: true,
  OfferDeclined: true,
  OfferExpired: true,
  OfferWithdrawn: true,
  DonationNotMatched: true,
  DonationCancelled: true,
  ItemsCorrected: true,
  DonationClosed: true,
  ReceiptCreated: true,
  MatchMoved: true,
  AgencyAdded: true,
  AgencyRemoved: true,
  EscalationModeChanged: true,
  StartModeChanged: true,
}

describe('facts', () => {
  it('there is one for every happening, and no other', () => {
    expect(facts.map((fact) => fact.type).sort()).toEqual(Object.keys(happenings).sort())
  })

  it.each(facts.map((fact) => [fact.type, fact] as const))('%s has a sample that it understands wholly', (_, fact) => {
    expect(fact.detail.parse(fact.sample)).toEqual(fact.sample)
    const envelope = {
      ID: '7-1-0',
      Type: fact.type,
      At: '2026-11-20T15:00:00.000Z',
      DonationID: 7,
      FoodBankID: 10,
      By: { UserID: 1, EntityID: 10, Role: 'foodbankuser' },
      Detail: fact.sample,
    }
    expect(Envelope.parse(envelope)).toEqual(envelope)
  })

  it.each(facts.map((fact) => [fact.type]))('%s is told in the timeline', (type) => {
    const told = Object.keys(timelineTexts.en).filter((key) => key === type || key.startsWith(`${type}.`))
    expect(told.length).toBeGreaterThan(0)
  })

  it('understand whatever happens in any donation’s life', () => {
    const schemas = new Map<string, (typeof facts)[number]>(facts.map((fact) => [fact.type, fact]))
    fc.assert(
      fc.property(lives, (life) =>
        live(life, ({ result }) => {
          if (result === undefined || isRefusal(result)) return
          for (const { type, detail } of result.happened)
            expect(schemas.get(type)?.detail.parse(detail)).toEqual(detail)
        }),
      ),
      { numRuns: 200 },
    )
  })
})

describe('who reacts', () => {
  it('each run once, with what a person loses when it fails', () => {
    const names = runs.map(({ run }) => run)
    expect(names.length).toBe(new Set(names).size)
    expect(names.sort()).toEqual(
      [...reactions, ...workers, ...schedules, publisher, tokenTrigger].map(({ run }) => run).sort(),
    )
    for (const { impact } of runs) expect(impact).toMatch(/\.$/)
  })

  it('whatever somebody is to be told by e-mail reaches the function that writes', () => {
    const mails = reactions.find(({ run }) => run === 'notifications/onOfferChanged')
    expect(mails?.to.map(({ type }) => type).sort()).toEqual([...notifiedEvents].sort())
  })

  it('a message may come again before it is given up, and each kind of e-mail has its name once', () => {
    expect(maxReceives).toBeGreaterThan(1)
    expect(notificationKinds.length).toBe(new Set(notificationKinds).size)
  })
})
