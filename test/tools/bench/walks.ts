import type { Locator, Page } from 'playwright'
import { demoAccount } from './devices.ts'
import { patience } from './web.ts'

/** The main jobs of each role's day, tap by tap, as the person who knows the way does them on the demonstration's data. */

/** Does a job, and counts what a person does for it. */
export class Hand {
  taps = 0
  fields = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
    page.setDefaultTimeout(patience)
  }
  async tap(place: Locator): Promise<void> {
    this.taps += 1
    await place.first().click()
  }
  async press(key: string): Promise<void> {
    this.taps += 1
    await this.page.keyboard.press(key)
  }
  async type(place: Locator, text: string): Promise<void> {
    this.fields += 1
    await place.first().fill(text)
  }
  async sees(place: Locator): Promise<void> {
    await place.first().waitFor()
  }
  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name })
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }
  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name })
  }
}

export interface DayJob {
  readonly name: string
  readonly as: string
  /** Address of the open page that the person begins on. */
  readonly path: string
  /** Place of the first tap; a job that the data has no case of is left out. */
  readonly needs: (hand: Hand) => Locator
  walk(hand: Hand): Promise<void>
}

const hasDonation = /^Donation D/
const packing = '/FoodBank#/app/orderahead-packing'

const rescue: readonly DayJob[] = [
  {
    name: 'store: repeats yesterday’s post',
    as: demoAccount('store'),
    path: '/Donor',
    needs: (hand) => hand.link(/^Repeat yesterday/),
    async walk(hand) {
      await hand.tap(hand.link(/^Repeat yesterday/))
      await hand.tap(hand.button('Post donation'))
      await hand.sees(hand.heading(hasDonation))
    },
  },
  {
    name: 'store: posts two categories',
    as: demoAccount('store'),
    path: '/Donor',
    needs: (hand) => hand.link('Post a donation'),
    async walk(hand) {
      await hand.tap(hand.link('Post a donation'))
      for (const category of ['Produce', 'Bakery']) {
        await hand.tap(hand.button(`Add ${category}`))
        await hand.type(hand.page.getByLabel(`Pounds of ${category}`), '40')
      }
      await hand.tap(hand.button('Post donation'))
      await hand.sees(hand.heading(hasDonation))
    },
  },
  {
    name: 'store: confirms a pickup',
    as: demoAccount('store'),
    path: '/Donor',
    needs: (hand) => hand.link(/^Confirm the pickup of/),
    async walk(hand) {
      await hand.tap(hand.link(/^Confirm the pickup of/))
      await hand.tap(hand.page.getByRole('radio', { name: /^Yes/ }))
      await hand.tap(hand.button('Close donation'))
      await hand.sees(hand.heading(hasDonation))
    },
  },
  {
    name: 'food bank: approves a match list',
    as: demoAccount('coordinator'),
    path: '/FoodBank',
    needs: (hand) => hand.button(/^Approve /),
    async walk(hand) {
      await hand.tap(hand.button(/^Approve /))
      await hand.sees(hand.button(/^Undo the approval/))
    },
  },
  {
    name: 'agency: answers an offer',
    as: demoAccount('agency'),
    path: '/Agency',
    needs: (hand) => hand.link(/^Answer the offer/),
    async walk(hand) {
      await hand.tap(hand.link(/^Answer the offer/))
      await hand.tap(hand.button(/^Accept/))
      await hand.sees(hand.heading('It’s yours'))
    },
  },
  {
    name: 'agency: writes a receipt',
    as: demoAccount('agency'),
    path: '/Agency',
    needs: (hand) => hand.link(/^Create Receipt for/),
    async walk(hand) {
      await hand.tap(hand.link(/^Create Receipt for/))
      await hand.tap(hand.button('Create receipt'))
      await hand.sees(hand.heading(/^Receipt R/))
    },
  },
]

const isToPack = /\b0 of [1-9]\d* packed/

const pantry: readonly DayJob[] = [
  {
    name: 'pantry: packs an order',
    as: demoAccount('pantries'),
    path: packing,
    needs: (hand) => hand.button(isToPack),
    async walk(hand) {
      await hand.tap(hand.button(isToPack))
      await hand.tap(hand.button(/^All in the bag/))
      await hand.sees(hand.button(/^Undo/))
    },
  },
  {
    name: 'pantry: hands an order over by its code',
    as: demoAccount('pantries'),
    path: '/FoodBank#/app/orderahead-today',
    needs: (hand) => hand.page.locator('main a[href*="order-detail"]'),
    async walk(hand) {
      const code = await this.needs(hand).first().innerText()
      await hand.type(hand.page.getByLabel('Scan or type the order code'), code.trim())
      await hand.press('Enter')
      await hand.sees(hand.button('Hand over'))
      await hand.press('Enter')
      await hand.sees(hand.button('Undo'))
    },
  },
  {
    name: 'neighbor: orders the food of last time',
    as: demoAccount('neighbor'),
    path: '/neighbor#/app/home',
    needs: (hand) => hand.link('Order food'),
    async walk(hand) {
      await hand.tap(hand.link('Order food'))
      await hand.tap(hand.button(/ times?$/))
      await hand.tap(hand.button(/[AP]M – /))
      await hand.tap(hand.button(/^Add all/))
      await hand.tap(hand.button(/^Review and order/))
      await hand.tap(hand.button('Place order'))
      await hand.sees(hand.page.getByRole('img', { name: /^QR code of order/ }))
    },
  },
]

export const jobs: readonly DayJob[] = [...rescue, ...pantry]
