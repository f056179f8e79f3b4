import { describe, expect, it } from 'vitest'
import { dark, light, markerColours, tagColours } from './tokens.ts'

/** Relative luminance and contrast as WCAG 2 defines them. */
const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(a: string, b: string) {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s colours', (_, palette) => {
  const tones = ['primary', 'secondary', 'info', 'success', 'warning', 'error'] as const
  const surfaces = [palette.background.default, palette.background.paper]
  it.each(tones)('%s is readable as text and as a button', (tone) => {
    for (const surface of surfaces) expect(contrast(palette[tone].main, surface)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(palette[tone].main, palette[tone].contrastText)).toBeGreaterThanOrEqual(4.5)
  })
  it('text is readable on every surface', () => {
    for (const surface of surfaces)
      for (const text of Object.values(palette.text)) expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5)
  })
  it('the navigation is readable, also where it is marked', () => {
    const { background, active, hover, text, quiet, accent } = palette.rail
    for (const surface of [background, active, hover])
      for (const words of [text, quiet, accent]) expect(contrast(words, surface)).toBeGreaterThanOrEqual(4.5)
  })
})

it('white is readable on tags and markers', () => {
  for (const ground of Object.values({ ...tagColours, ...markerColours }))
    expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(4.5)
})
