import { describe, expect, it } from 'vitest'
import { foodBankRoles, roles } from '../access.ts'
import {
  afterDeclinePath,
  agencyActiveListPath,
  closeOutPath,
  copyPath,
  offerPath,
  pagePath,
  pendingReceiptsPath,
  queryText,
  receiptLoadPath,
  statusGridPath,
  transactionPath,
} from './page.ts'

describe('queries', () => {
  it.each([
    ['nothing', {}, ''],
    ['empty things', { a: null, b: undefined, c: '', d: [] }, ''],
    ['zero and false stay', { a: 0, b: false }, '?a=0&b=false'],
    ['lists with commas', { categoryId: [1, 2], pounds: [10, 2.5] }, '?categoryId=1,2&pounds=10,2.5'],
    ['anything else is encoded', { q: 'a&b=c d#e' }, '?q=a%26b%3Dc+d%23e'],
  ])('%s', (_, values, expected) => expect(queryText(values)).toBe(expected))
})

describe('pages', () => {
  it.each([
    ['fano', transactionPath('fano', 5), '/FeedingAmerica#/app/realtime/transaction/5'],
    ['food bank', transactionPath('foodbankuser', 5), '/FoodBank#/app/realtime/transaction/5'],
    ['donor', transactionPath('donorlocation', 5), '/Donor#/app/realtime/transaction/5'],
    ['a role without a prefix', transactionPath('customer', 5), '/#/app/realtime/transaction/5'],
    ['offer', offerPath('agency', 501), '/Agency#/app/current/agency/realtime/501'],
    ['offer of a master agency', offerPath('foodbank', 501), '/FoodBank#/app/current/agency/realtime/501'],
    [
      '[fb-copy-state] copy',
      copyPath('FoodBank', 5),
      '/FoodBank#/app/foodbank-donor-post/getting-started?copy=true&source=5',
    ],
    ['[fb-close-state] close-out', closeOutPath('Donor', 5), '/Donor#/app/donor-adhoc-close?id=5'],
    ['[fb-receipt-load-state] receipt load', receiptLoadPath('FoodBank', 5), '/FoodBank#/app/receipts/load?id=5'],
    ['status grid', statusGridPath('Coops'), '/Coops#/app/realtime'],
    ['status grid of a food bank', statusGridPath('FoodBank'), '/FoodBank#/app/realtime/in-progress'],
    ['agency list', agencyActiveListPath(), '/Agency#/app/current/agency/realtime/list/active'],
    ['pending receipts', pendingReceiptsPath(), '/Agency#/app/agency-adhoc-newandinprogress'],
    ['no prefix', pagePath(undefined, 'realtime'), '/#/app/realtime'],
  ])('%s', (_, path, expected) => expect(path).toBe(expected))

  it('[decline-redirect-foodbank] food bank roles go to their list in progress', () => {
    const paths = new Set(foodBankRoles.map(afterDeclinePath))
    expect([...paths]).toEqual(['/FoodBank#/app/realtime/in-progress'])
  })

  it('[decline-redirect-other] everyone else goes to the agency list', () => {
    const others = roles.filter((role) => !(foodBankRoles as readonly string[]).includes(role))
    expect(others).toContain('agency')
    expect(new Set(others.map(afterDeclinePath))).toEqual(new Set(['/Agency#/app/current/agency/realtime/list/active']))
  })
})
