import { describe, expect, it } from 'vitest'
import { catalogue } from '../../shared/api/catalogue.ts'
import { matchPlace } from './app/place.ts'
import { addressOf } from './data/client.ts'
import { splitAddress } from './paths.ts'
import { routesOf, screens } from './routes.tsx'

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
  it.each([...new Set(prefixes.flatMap(routesOf).flatMap(({ early = [] }) => early))])(
    'ask early only what takes no input: %s',
    (address) => {
      const endpoint = catalogue.find(({ method, path }) => method === 'GET' && path === address)
      expect(endpoint && addressOf(endpoint, {})).toBe(address)
      expect(endpoint?.changes).not.toBe(true)
    },
  )
})
