import { describe, expect, it } from 'vitest'
import { dashboardTexts } from '../../../../shared/work/dashboard/texts.ts'
import { screensOf } from '../../routes.tsx'
import { type Tile, tiles, tilesFor } from './tiles.ts'

const titleOf = ({ title }: Tile) => dashboardTexts.en[title]

describe('the tiles of the dashboard', () => {
  it('stand in their order, each linking to its named state', () => {
    expect(tiles.map((tile) => [titleOf(tile), tile.href])).toEqual([
      ['Create New Receipt', '/Agency#/app/receipts/new'],
      ['View Receipts', '/Agency#/app/receipts/previous-submissions'],
      ['Pending Receipts', '/Agency#/app/agency-adhoc-newandinprogress'],
      ['Send New Message', '/Agency#/app/compose-message'],
      ['View Messages', '/Agency#/app/message-summary'],
    ])
  })

  it('carry the counts of the session: pending receipts and unread messages', () => {
    expect(tiles.filter((tile) => tile.badge).map((tile) => [titleOf(tile), tile.badge])).toEqual([
      ['Pending Receipts', 'PendingRealTimeReceipts'],
      ['View Messages', 'MessageCount'],
    ])
  })

  it('are shown only for screens that exist', () => {
    const there = screensOf('Agency').flatMap((screen) => screen.paths)
    expect(tilesFor(screensOf('Agency')).every((tile) => there.includes(tile.path))).toBe(true)
    expect(tilesFor([{ paths: ['/app/receipts/new'] }]).map(titleOf)).toEqual(['Create New Receipt'])
    expect(tilesFor([])).toEqual([])
  })
})
