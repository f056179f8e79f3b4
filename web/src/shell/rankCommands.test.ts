import { expect, it } from 'vitest'
import type { Command } from './command.ts'
import { rankCommands } from './rankCommands.ts'

const command = (group: Command['group'], label: string, found?: string): Command => ({
  key: `${group} ${label}`,
  group,
  label,
  ...(found === undefined ? {} : { found }),
})
const labels = (commands: readonly Command[], typed: string) => rankCommands(commands, typed).map(({ label }) => label)

it('an agency stands before its receipts', () => {
  const receipts = ['R1', 'R2'].map((code) => command('receipts', code))
  expect(labels([...receipts, command('agencies', 'Open Table')], 'open table')).toEqual(['Open Table', 'R1', 'R2'])
})

it('an exact code or name comes first, then beginnings, then words', () => {
  const all = [
    command('agencies', 'The Open Table'),
    command('agencies', 'Table Rock Pantry'),
    command('donations', 'TABLE'),
  ]
  expect(labels(all, 'table')).toEqual(['TABLE', 'Table Rock Pantry', 'The Open Table'])
})

it('what stands beside a name counts more than the inside of a word', () => {
  const receipt = { ...command('receipts', 'R1'), detail: 'Open Table, Riverside Market' }
  expect(labels([command('products', 'Shelf-Stable Milk'), receipt], 'table')).toEqual(['R1', 'Shelf-Stable Milk'])
})

it('commands of a group stand together', () => {
  const all = [command('donations', 'D1'), command('agencies', 'D12 Pantry'), command('donations', 'D12')]
  expect(labels(all, 'd12')).toEqual(['D12', 'D1', 'D12 Pantry'])
})

it('an action counts by what it is about', () => {
  const all = [command('screens', 'D7 screen'), command('actions', 'Approve D7', 'D7')]
  expect(labels(all, 'd7')).toEqual(['Approve D7', 'D7 screen'])
})

it('the thing of a code comes before what can be done with it', () => {
  const all = [command('actions', 'Approve D7', 'D7'), command('donations', 'D7')]
  expect(labels(all, 'd7')).toEqual(['D7', 'Approve D7'])
  expect(labels(all, 'approve d7')).toEqual(['Approve D7', 'D7'])
})

it('a person stands before what can be done for them, also by their names the other way round', () => {
  const all = [command('actions', 'New order for Linh Coleman', 'Linh Coleman'), command('neighbors', 'Linh Coleman')]
  for (const typed of ['linh coleman', 'coleman linh', 'cole', 'linh c'])
    expect(labels(all, typed)).toEqual(['Linh Coleman', 'New order for Linh Coleman'])
})

it('without a word only the screens are shown', () => {
  expect(labels([command('actions', 'Sign out'), command('screens', 'Home')], ' ')).toEqual(['Home'])
})
