import { describe, expect, it } from 'vitest'
import { paths, splitAddress } from './paths.ts'

describe('paths', () => {
  it('builds every address of the app', () => {
    expect({
      root: paths.root(),
      signIn: paths.signIn(),
      signInAndReturn: paths.signIn('/Agency#/app/current'),
      homes: (['FeedingAmerica', 'FoodBank', 'StateAssociation', 'Coops', 'Donor', 'Agency', 'Pantry'] as const).map(
        (prefix) => paths.home(prefix),
      ),
      handOver: paths.handOver(),
      tablet: paths.tablet('Agency'),
      dashboard: paths.dashboard(),
      transaction: paths.transaction('FoodBank', 4711),
      donorPost: paths.donorPost('Donor'),
      donorPostCopy: paths.donorPost('FoodBank', 4711),
      donorClose: paths.donorClose('Donor', 4711),
      agencyActiveList: paths.agencyActiveList(),
      agencyHistory: paths.agencyHistory(),
      agencyOffer: paths.agencyOffer(471103),
      agencyOfferAsFoodBank: paths.agencyOffer(471103, 'FoodBank'),
      pendingReceipts: paths.pendingReceipts(),
      newReceipt: paths.newReceipt('Agency'),
      receipts: paths.receipts('Agency'),
      loadReceipt: paths.loadReceipt('Agency', 4711),
      loads: paths.loads('Agency'),
      loadsOfNetwork: paths.loads('FeedingAmerica'),
      load: paths.load('Agency', 7),
      messages: paths.messages('Coops'),
      messagesSent: paths.messages('Coops', 'sent'),
      message: paths.message('Agency', 12, false),
      compose: paths.compose('Donor'),
      notifications: paths.notifications('FoodBank'),
      secondFactor: paths.secondFactor('FoodBank'),
      secondFactorRoles: paths.secondFactorRoles(),
    }).toMatchInlineSnapshot(`
      {
        "agencyActiveList": "/Agency#/app/current/agency/realtime/list/active",
        "agencyHistory": "/Agency#/app/current/agency/realtime/list/historical",
        "agencyOffer": "/Agency#/app/current/agency/realtime/471103",
        "agencyOfferAsFoodBank": "/FoodBank#/app/current/agency/realtime/471103",
        "compose": "/Donor#/app/compose-message",
        "dashboard": "/Agency#/app/current",
        "donorClose": "/Donor#/app/donor-adhoc-close?id=4711",
        "donorPost": "/Donor#/app/foodbank-donor-post/getting-started",
        "donorPostCopy": "/FoodBank#/app/foodbank-donor-post/getting-started?copy=true&source=4711",
        "handOver": "/Pantry#/app/orderahead-hand-over",
        "homes": [
          "/FeedingAmerica#/app/totals",
          "/FoodBank#/app/home",
          "/StateAssociation#/app/totals",
          "/Coops#/app/totals",
          "/Donor#/app/realtime",
          "/Agency#/app/current",
          "/Pantry#/app/orderahead-packing",
        ],
        "load": "/Agency#/app/logistics/transaction/7/details",
        "loadReceipt": "/Agency#/app/receipts/load?id=4711",
        "loads": "/Agency#/app/logistics",
        "loadsOfNetwork": "/FeedingAmerica#/app/distributor",
        "message": "/Agency#/app/current/agency/messages/view?sent=false&id=12",
        "messages": "/Coops#/app/message-summary",
        "messagesSent": "/Coops#/app/message-summary?tab=sent",
        "newReceipt": "/Agency#/app/receipts/new",
        "notifications": "/FoodBank#/app/notifications",
        "pendingReceipts": "/Agency#/app/agency-adhoc-newandinprogress",
        "receipts": "/Agency#/app/receipts/previous-submissions",
        "root": "/",
        "secondFactor": "/FoodBank#/app/second-factor",
        "secondFactorRoles": "/FoodBank#/app/sign-in-security",
        "signIn": "/sign-in",
        "signInAndReturn": "/sign-in?return=%2FAgency%23%2Fapp%2Fcurrent",
        "tablet": "/Agency#/app/shared-tablet",
        "transaction": "/FoodBank#/app/realtime/transaction/4711",
      }
    `)
  })
})

describe('splitAddress', () => {
  it('parts the document from the place inside it', () => {
    expect(splitAddress('/FoodBank#/app/realtime?search=a#b')).toEqual({
      document: '/FoodBank',
      inside: '/app/realtime?search=a#b',
    })
    expect(splitAddress('/sign-in')).toEqual({ document: '/sign-in', inside: '' })
  })
})
