import { describe, expect, it } from 'vitest'
import * as tokens from '../../web/src/core/app/tokens.ts'
import { inSource, type Node, type Source, sources } from './sources.ts'

/** Screens are drawn with the values of one scale: `web/src/core/app/tokens.ts`. */

/** The scale, its theme, and the page that draws each of its values. */
const scale = /^web\/src\/(core\/app\/(theme|tokens)\.ts|parts\/TokensPanel\.tsx)$/
const screens = sources.filter(({ path }) => path.startsWith('web/src/') && !scale.test(path))

interface Drawn {
  readonly name: string
  readonly value: string | number
  readonly at: string
}

/** Literals that a value can have: of each breakpoint, of both branches. */
function literalsOf(value: unknown): (string | number)[] {
  const node = value as Node | null
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? [node.value] : []
    case 'TemplateLiteral':
      return (node.quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked)
    case 'UnaryExpression':
      return literalsOf(node.argument)
    case 'ObjectExpression':
      return (node.properties as Node[]).flatMap((property) => literalsOf(property.value))
    case 'ConditionalExpression':
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)]
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
      return literalsOf(node.expression)
    default:
      return []
  }
}

const nameOf = ({ type, key, name }: Node) =>
  type === 'Property' ? (key as { name?: string }).name : type === 'JSXAttribute' ? (name as { name: string }).name : ''

const drawnIn = (source: Source): Drawn[] =>
  source.nodes.flatMap((node) => {
    const name = nameOf(node)
    return name ? literalsOf(node.value).map((value) => ({ name, value, at: inSource(source, node) })) : []
  })

const drawn = screens.flatMap(drawnIn)
const offScale = (property: RegExp, isOnScale: (value: string | number) => boolean) =>
  drawn
    .filter(({ name, value }) => property.test(name) && !isOnScale(value))
    .map(({ name, value, at }) => `${at} ${name}: ${value}`)
const isOneOf =
  (...values: readonly (string | number)[]) =>
  (value: string | number) =>
    values.includes(value)

describe('the scale', () => {
  it('has every type size: screens name it by its use', () => {
    const names = Object.keys(tokens.fontSizes).map((name) => `${name}.fontSize`)
    const ofIcons = ['small', 'inherit', 'large']
    expect(offScale(/^fontSize$/, isOneOf(...names, ...ofIcons))).toEqual([])
  })

  it('has every weight and line height', () => {
    // The typeface's own range, and a spreadsheet's heading.
    const ofFiles = ['300 900', 'bold']
    expect(offScale(/^fontWeight$/, isOneOf(...Object.values(tokens.fontWeights), ...ofFiles))).toEqual([])
    // An icon's line has no height, a round mark's is that of its letters.
    expect(offScale(/^lineHeight$/, isOneOf(0, 1, ...Object.values(tokens.lineHeights)))).toEqual([])
  })

  it('has every space', () => {
    // Hairlines, what grows with the window, and the styles of elements that are no parts.
    const isOther = /^$|^auto$|^(-?1|20)px$|\dd?v[hw]\b|^env\(/
    const isSpace = (value: string | number) =>
      typeof value === 'number' ? tokens.spaces.some((step) => step === value) : isOther.test(value)
    expect(offScale(/^((m|p)[xytrblse]?|gap|rowGap|columnGap|spacing)$/, isSpace)).toEqual([])
  })

  it('has every corner', () => {
    const steps = Object.values(tokens.radii).map((pixels) => pixels / tokens.radii.small)
    expect(offScale(/^border\w*Radius$/, isOneOf(0, ...steps, '50%', tokens.pill))).toEqual([])
  })

  it('has every height of controls and rows', () => {
    const isHeight = (value: string | number) =>
      typeof value === 'string' || value === 0 || tokens.heights.some((height) => height === value)
    expect(offScale(/^(minHeight|rowHeight)$/, isHeight)).toEqual([])
  })

  it('has every shadow: screens name an elevation', () => {
    expect(offScale(/^boxShadow$/, (value) => typeof value === 'number' || value.startsWith('none'))).toEqual([])
  })

  it('has every colour', () => {
    const isColour =
      /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|[^\w&]#([\da-f]{3}|[\da-f]{6})["';)]|\brgba?\(|\bhsla?\(/i
    const wrong = screens.flatMap((source) =>
      source.nodes
        .filter(({ type }) => type === 'Literal' || type === 'TemplateLiteral')
        .filter((node) => literalsOf(node).some((value) => isColour.test(String(value))))
        .map((node) => inSource(source, node)),
    )
    expect(wrong).toEqual([])
  })

  it('has every duration and easing of what moves', () => {
    const isFree = (value: string | number) => typeof value === 'string' && !/\d ?m?s\b|ease|cubic/.test(value)
    expect(offScale(/^(transition|animation|transitionDuration|animationDuration)$/, isFree)).toEqual([])
  })
})
