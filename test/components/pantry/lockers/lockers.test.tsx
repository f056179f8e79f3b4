import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { sampleOrder } from '../../../../shared/pantry/orders/order.fixture.ts'
import { orderRow } from '../../../../shared/pantry/orders/order.ts'
import { orderGridRow } from '../../../../shared/pantry/orders/wire.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import PickupWindowPage from '../../../../web/src/pantry/lockers/PickupWindowPage.tsx'
import { answerWith, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'

/** The page of one pickup window: its orders, and lockers where the location has some. */

const windowOf = (Code: 'PANTRY' | 'CLICKANDCOLLECT', EntityID = 10) => ({
  ID: 52,
  PantryLocationID: 5,
  EntityID,
  FoodBankID: 10,
  TimeZone: 'America/New_York',
  PickupDay: '2026-11-24',
  PickupStartTime: '10:00:00',
  PickupEndTime: '10:59:59',
  OpenTime: '2026-11-10T05:00:00.000Z',
  CloseTime: '2026-11-24T04:30:00.000Z',
  MaximumOrders: 12,
  Status: 'Open',
  AllOrders: 1,
  CreatedOrders: 1,
  ProcessingOrders: 0,
  PackedOrders: 0,
  DeliveredToPickupLocationOrders: 0,
  DeliveredToNeighborOrders: 0,
  AbandonedOrders: 0,
  CancelledTypeOrders: 0,
  PantryLocation: {
    ID: 5,
    Label: 'Riverside Lockers',
    EntityID,
    FoodBankID: 10,
    AssociatedAgencyID: null,
    IsActive: true,
    TimeZone: 'America/New_York',
    PantryLocationType: { Code },
  },
})
const serve = (
  window: object,
  reserve: (request: SentRequest) => Response = () => value({ Orders: 1 }),
  EntityID = 10,
) =>
  answerWith((request) => {
    if (request.method === 'POST') return reserve(request)
    if (request.path.includes('Grid')) return value({ rows: [orderGridRow(orderRow(sampleOrder({ EntityID })))] })
    return value(window)
  })
const showPage = () =>
  show(
    <SessionContext value={sessionAs('foodbankuser')}>
      <PickupWindowPage />
    </SessionContext>,
    { at: '/?pickupWindowId=52' },
  )
const button = () => page.getByRole('button', { name: 'Reserve Lockers' })
const reserve = async () => {
  await button().click()
  const dialog = page.getByRole('alertdialog')
  await expect
    .element(dialog.getByText('Are you sure you want to reserve lockers for all active orders?'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Reserve Lockers' }).click()
}

it('[lockers-click-and-collect] has the button for click-and-collect alone', async () => {
  serve(windowOf('PANTRY'))
  await showPage()
  await expect.element(page.getByRole('row', { name: /Rosa Figueroa/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Change the status of order/ })).toBeEnabled()
  await expect.element(button()).not.toBeInTheDocument()
  await expect.poll(violations).toEqual([])
})

it('reserves lockers after a question', async () => {
  const sent = serve(windowOf('CLICKANDCOLLECT'))
  await showPage()
  await reserve()
  await expect.element(page.getByText('Lockers Reserved: Successfully Reserved Lockers')).toBeVisible()
  expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/api/orderahead/pickuptimes/52/reservelockers',
  ])
  await expect.poll(violations).toEqual([])
})

it.each([
  [409, 'All lockers of that day are taken.', 'Error Reserving Lockers: All lockers of that day are taken.'],
  [500, 'Something went wrong.', 'Error Reserving Lockers'],
])('tells why lockers were not reserved: %s', async (status, Message, toast) => {
  serve(windowOf('CLICKANDCOLLECT'), () => Response.json({ Successful: false, Message }, { status }))
  await showPage()
  await reserve()
  await expect.element(page.getByText(toast, { exact: true })).toBeVisible()
})

it('disables the button for another entity’s window', async () => {
  serve(windowOf('CLICKANDCOLLECT', 12))
  await showPage()
  await expect.element(button()).toBeDisabled()
})

it('[window-status-disabled] disables the status of orders of another entity’s location', async () => {
  serve(windowOf('PANTRY', 12), undefined, 12)
  await showPage()
  await expect.element(page.getByRole('row', { name: /Rosa Figueroa/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Change the status of order/ })).toBeDisabled()
})

it('says that the pickup time can’t be loaded', async () => {
  answerWith(() => Response.json({ Successful: false, Message: 'Something went wrong.' }, { status: 500 }))
  await showPage()
  await expect.element(page.getByText('Unable to load pickup time.')).toBeVisible()
})
