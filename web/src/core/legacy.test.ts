import { describe, expect, it } from 'vitest'
import { documentOf, jumps, safeReturn } from './legacy.ts'

describe('documentOf', () => {
  it('knows the six prefixes, with or without a slash at the end', () => {
    for (const prefix of ['FeedingAmerica', 'FoodBank', 'StateAssociation', 'Coops', 'Donor', 'Agency', 'Pantry'])
      expect([documentOf(`/${prefix}`), documentOf(`/${prefix}/`)]).toEqual([
        { kind: 'authenticated', prefix },
        { kind: 'authenticated', prefix },
      ])
  })
  it.each([
    '/',
    '/sign-in',
    '/foodbank',
    '/Agency/Nothing',
    '/Agency/ViewSentMessage/x',
    '/Agency/ViewSentMessage/1/2',
  ])('leaves %s outside', (pathname) => expect(documentOf(pathname)).toEqual({ kind: 'public' }))
  it('leads the older compose address to the new one', () => {
    expect(documentOf('/Agency/ComposeMessage')).toEqual({ kind: 'moved', to: '/Agency#/app/compose-message' })
  })
  it('leads the older sent-message view to the new one', () => {
    const to = '/FoodBank#/app/current/foodbank/messages/view?sent=true&id=12'
    expect(documentOf('/FoodBank/ViewSentMessage/12')).toEqual({ kind: 'moved', to })
  })
})

describe('jumps', () => {
  it('leads the older hashes and a bare prefix on', () => {
    expect(Object.fromEntries(Object.entries(jumps).map(([place, to]) => [place, to('Agency')]))).toEqual({
      '/': '/Agency#/app/current',
      '/previous': '/Agency#/app/receipts/previous-submissions',
      '/pickups': '/Agency#/app/receipts/new',
    })
  })
})

describe('safeReturn', () => {
  it.each(['/Agency#/app/current', '/FoodBank#/app/realtime?search=a', '/#/app/realtime/transaction/1'])(
    'returns to %s',
    (address) => {
      expect(safeReturn(address)).toBe(address)
    },
  )
  it.each([
    null,
    '',
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/sign-in?return=/',
    ' /x',
    '/\t/evil.example',
    '/\n/evil.example',
    '/sign-in/../sign-in',
    '//',
  ])('never to %j', (address) => expect(safeReturn(address)).toBeUndefined())
})
