import { describe, expect, it } from 'vitest'
import { screensOf } from '../../routes.tsx'
import { tiles, tilesFor } from './tiles.ts'

describe('the tiles of the dashboard', () => {
  it('stand in their order, each linking to its named state', () => {
    expect(tiles.map(({ title, href }) => [title, href])).toEqual([
      ['tileCreateReceipt', '/Agency#/app/receipts/new'],
      ['tileViewReceipts', '/Agency#/app/receipts/previous-submissions'],
      ['tilePendingReceipts', '/Agency#/app/agency-adhoc-newandinprogress'],
      ['tileSendMessage', '/Agency#/app/compose-message'],
      ['tileViewMessages', '/Agency#/app/message-summary'],
    ])
  })

  it('carry the counts of the session: pending receipts and unread messages', () => {
    expect(tiles.filter((tile) => tile.badge).map(({ title, badge }) => [title, badge])).toEqual([
      ['tilePendingReceipts', 'PendingRealTimeReceipts'],
      ['tileViewMessages', 'MessageCount'],
    ])
  })

  it('are shown only for screens that exist', () => {
    const there = screensOf('Agency').flatMap((screen) => screen.paths)
    expect(tilesFor(screensOf('Agency')).every((tile) => there.includes(tile.path))).toBe(true)
    expect(tilesFor([{ paths: ['/app/receipts/new'] }]).map((tile) => tile.title)).toEqual(['tileCreateReceipt'])
    expect(tilesFor([])).toEqual([])
  })
})
