import AddCircleOutlined from '@mui/icons-material/AddCircleOutlined'
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import SendOutlined from '@mui/icons-material/SendOutlined'
import type { SvgIconProps } from '@mui/material'
import type { ComponentType } from 'react'
import type { PlainKey } from '../../../../shared/core/text/text.ts'
import type { dashboardTexts } from '../../../../shared/work/dashboard/texts.ts'
import { paths } from '../../core/paths.ts'

export type TileBadge = 'MessageCount' | 'PendingRealTimeReceipts'

export interface Tile {
  title: PlainKey<typeof dashboardTexts>
  /** The path of the screen behind it, as `routes.tsx` has it. */
  path: string
  href: string
  Icon: ComponentType<SvgIconProps>
  badge?: TileBadge
}

/** The tiles of the agency's dashboard, in their order (section 2). */
export const tiles: readonly Tile[] = [
  {
    title: 'newReceipt',
    path: '/app/receipts/new',
    href: paths.newReceipt('Agency'),
    Icon: AddCircleOutlined,
  },
  {
    title: 'tileViewReceipts',
    path: '/app/receipts/previous-submissions',
    href: paths.receipts('Agency'),
    Icon: ReceiptLongOutlined,
  },
  {
    title: 'pendingReceipts',
    path: '/app/agency-adhoc-newandinprogress',
    href: paths.pendingReceipts(),
    Icon: FactCheckOutlined,
    badge: 'PendingRealTimeReceipts',
  },
  {
    title: 'tileSendMessage',
    path: '/app/compose-message',
    href: paths.compose('Agency'),
    Icon: SendOutlined,
  },
  {
    title: 'tileViewMessages',
    path: '/app/message-summary',
    href: paths.messages('Agency'),
    Icon: MailOutlined,
    badge: 'MessageCount',
  },
]

/** Only tiles whose screen exists. */
export const tilesFor = (screens: readonly { paths: readonly string[] }[]) =>
  tiles.filter((tile) => screens.some((screen) => screen.paths.includes(tile.path)))
