import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { catalogue } from '../../shared/api/catalogue.ts'
import { matchPlace } from './app/place.ts'
import { addressOf } from './data/client.ts'
import { splitAddress } from './paths.ts'
import { routeAt, routesOf, screens } from './routes.tsx'

const placesOf = (prefix: string) =>
  screens.filter((screen) => screen.prefixes.some((one) => one === prefix)).flatMap((screen) => screen.at)
const prefixes = [...new Set(screens.flatMap((screen) => screen.prefixes))]

describe('screens', () => {
  it.each(prefixes)('have a place of their own under %s', (prefix) => {
    const places = placesOf(prefix)
    expect(new Set(places).size).toBe(places.length)
  })
  const entries = screens.flatMap(({ menu, at, page, prefixes: own }) =>
    menu ? own.map((prefix) => ({ name: `${prefix} ${page}`, prefix, at, menu })) : [],
  )
  it.each(entries)('$name: its entry in the navigation leads to it', ({ prefix, at, menu }) => {
    const { document, inside } = splitAddress(menu.to(prefix))
    expect(document).toBe(`/${prefix}`)
    const pathname = inside.split('?')[0] ?? ''
    expect(at.some((place) => matchPlace(place, pathname))).toBe(true)
  })
  it.each(prefixes)('put at most four entries under the thumb of %s, beside More', (prefix) => {
    const onPhone = screens.filter((screen) => screen.menu?.onPhone && screen.prefixes.includes(prefix))
    expect(onPhone.length).toBeLessThanOrEqual(4)
  })
  const read = (path: string) =>
    catalogue.find((endpoint) => endpoint.method === 'GET' && endpoint.path === path && !endpoint.mutates)
  const routes = prefixes.flatMap(routesOf)
  it.each([...new Set(routes.flatMap(({ early = [] }) => early))])(
    'ask early with no input but the place’s: %s',
    (to) => {
      const endpoint = read(to.replace(/:(\w+)/g, '{$1}'))
      expect(endpoint && addressOf(endpoint, { id: 7 })).toBe(to.replace(':id', '7'))
    },
  )
  const questions = routes.flatMap(({ usual }) => usual?.ask('America/Chicago', '2026-11-20') ?? [])
  it.each([...new Set(questions)])('ask early as the page will: %s', (to) => {
    const [path = '', query = ''] = to.split('?')
    const endpoint = read(path)
    const input = Object.fromEntries(new URLSearchParams(query))
    expect(endpoint && addressOf(endpoint, input)).toBe(to)
    expect(endpoint && z.safeParse(endpoint.query, input).success).toBe(true)
  })
  it('have the place’s own values in what is asked early', () => {
    const place = { pathname: '/app/realtime/transaction/a%2Fb', search: '' }
    expect(routeAt('FoodBank', place)?.early).toEqual(['/api/realtime/transactions/a%2Fb'])
  })
})
