import { zodResolver } from '@hookform/resolvers/zod'
import { describe, expect, it } from 'vitest'
import { longestSubject } from '../../../../shared/work/messages/message.ts'
import { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { ApiError, Refused } from '../../core/data/client.ts'
import { documentOf } from '../../core/legacy.ts'
import { paths } from '../../core/paths.ts'
import { tiles } from '../dashboard/tiles.ts'
import { askedMessage } from './askedMessage.ts'
import { composeForm, initialMessage, messageDraft } from './composeForm.ts'
import { deleteFailure } from './deleteFailure.ts'
import { messagesQuery } from './messagesQuery.ts'

describe('the way into a message', () => {
  it('[msg-sent-link] of a sent one is {RolePrefix}#/app/current/{prefix}/messages/view?sent=true&id={id}', () => {
    expect(paths.message('FoodBank', 12, true)).toBe('/FoodBank#/app/current/foodbank/messages/view?sent=true&id=12')
    expect(paths.message('StateAssociation', 7, true)).toBe(
      '/StateAssociation#/app/current/stateassociation/messages/view?sent=true&id=7',
    )
  })

  it('of a received one says sent=false', () => {
    expect(paths.message('Agency', 12001, false)).toBe('/Agency#/app/current/agency/messages/view?sent=false&id=12001')
  })

  it('[msg-legacy-view] still leads from /{RolePrefix}/ViewSentMessage/{id} to the sent message', () => {
    for (const prefix of ['FeedingAmerica', 'FoodBank', 'StateAssociation', 'Coops', 'Donor', 'Agency'] as const)
      expect(documentOf(`/${prefix}/ViewSentMessage/12`)).toEqual({
        kind: 'moved',
        to: paths.message(prefix, 12, true),
      })
  })

  it('[legacy-send-message] leads from /Agency/ComposeMessage to a new message', () => {
    expect(documentOf('/Agency/ComposeMessage')).toEqual({ kind: 'moved', to: paths.compose('Agency') })
  })

  it('of the dashboard carries the unread count', () => {
    expect(tiles.find((tile) => tile.badge === 'MessageCount')?.href).toBe(paths.messages('Agency'))
  })
})

describe('the message that an address asks for', () => {
  const asked = (query: string) => askedMessage(new URLSearchParams(query))
  it('is one sent or one received', () => {
    expect(asked('sent=true&id=12')).toEqual({ id: 12, sent: true })
    expect(asked('sent=false&id=12001')).toEqual({ id: 12001, sent: false })
    expect(asked('id=12001')).toEqual({ id: 12001, sent: false })
  })
  it.each(['', 'id=', 'id=0', 'id=-1', 'id=1.5', 'id=abc', 'id=1e400', 'sent=true'])(
    '[view-message-id] is none without an ID greater than 0: %j',
    (query) => expect(asked(query)).toBeUndefined(),
  )
})

describe('[delete-message-two-codes] a message that could not be deleted', () => {
  it.each([
    ['the request failed', new ApiError(500, 'x'), "Couldn't delete that message (1)"],
    ['there is no network', new ApiError(0, 'x'), "Couldn't delete that message (1)"],
    ['it is not there', new ApiError(404, 'Not found.'), "Couldn't delete that message (1)"],
    ['the result is not successful', new Refused('No.'), "Couldn't delete that message (2)"],
  ])('because %s', (_, error, told) => expect(messageTexts.en[deleteFailure(error)]).toBe(told))
})

describe('the query of the lists', () => {
  const none = { search: '', start: '', end: '', about: '' }
  it('has the days as first and last second, and nothing that is empty', () => {
    expect(
      messagesQuery({ search: ' bread ', start: '2026-11-01', end: '2026-11-20', about: 'donation' }, 'UTC'),
    ).toEqual({
      source: 'grid',
      classification: 'donation',
      searchFilter: 'bread',
      dateStartFilter: '2026-11-01 00:00:00',
      dateEndFilter: '2026-11-20 23:59:59',
      zone: 'UTC',
    })
    expect(JSON.parse(JSON.stringify(messagesQuery(none, 'UTC')))).toEqual({ source: 'grid', zone: 'UTC' })
  })
  it('leaves out what an old address may hold', () => {
    expect(messagesQuery({ ...none, about: 'gossip', search: 'x'.repeat(300) }, 'UTC')).toMatchObject({
      classification: undefined,
      searchFilter: 'x'.repeat(100),
    })
  })
  it('cuts no character of a long search in two', () => {
    const { searchFilter } = messagesQuery({ ...none, search: `${'x'.repeat(99)}😢 y` }, 'UTC')
    expect(searchFilter).toBe('x'.repeat(99))
  })
})

describe('writing', () => {
  const Sender = { UserID: 7, UserName: 'ada@example.org', Name: 'Ada Brook', EntityName: 'River Food Bank' }
  const got = {
    ID: 3,
    SendDate: '2026-11-20T15:00:00.000Z',
    Subject: 'Receipt missing',
    classification: 'receipt' as const,
    Sender,
    Body: 'Please send it.',
  }

  it('starts empty', () => {
    expect(initialMessage(undefined)).toEqual({ recipients: [], subject: '', body: '', about: 'general' })
  })

  it('of an answer starts with the sender and the subject', () => {
    expect(initialMessage(got)).toEqual({
      recipients: [Sender],
      subject: 'Re: Receipt missing',
      body: '',
      about: 'receipt',
    })
    expect(initialMessage({ ...got, classification: 'announcement' }).about).toBe('general')
    expect(initialMessage({ ...got, Subject: 'x'.repeat(longestSubject) }).subject).toHaveLength(longestSubject)
  })

  it('tells what is missing', async () => {
    const errorsOf = async (values: ReturnType<typeof initialMessage>) =>
      (await zodResolver(composeForm)(values, undefined, { fields: {}, shouldUseNativeValidation: false })).errors
    expect(await errorsOf(initialMessage(undefined))).toMatchObject({
      recipients: { message: 'errorRecipients' },
      subject: { message: 'errorSubject' },
      body: { message: 'errorBody' },
    })
    const blank = await errorsOf({ ...initialMessage(got), body: ' \n ' })
    expect(Object.keys(blank)).toEqual(['body'])
    expect(await errorsOf({ ...initialMessage(got), body: 'Here it is.' })).toEqual({})
  })

  it('sends groups by name and organizations by number', () => {
    const whole = { EntityName: '', TotalRecipients: 12 }
    const recipients = [Sender, { ...whole, Group: 'agencies' as const }, { ...whole, EntityID: 30 }]
    expect(messageDraft({ ...initialMessage(got), recipients })).toMatchObject({
      RecipientUserIDs: [7],
      RecipientGroups: ['agencies'],
      RecipientEntityIDs: [30],
    })
  })

  it('sends the people by number', () => {
    expect(messageDraft({ ...initialMessage(got), body: 'Here it is.' })).toEqual({
      Subject: 'Re: Receipt missing',
      Body: 'Here it is.',
      RecipientUserIDs: [7],
      RecipientGroups: [],
      RecipientEntityIDs: [],
      classification: 'receipt',
    })
  })
})
