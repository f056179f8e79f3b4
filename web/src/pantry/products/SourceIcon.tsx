import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined'
import GrassOutlined from '@mui/icons-material/GrassOutlined'
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined'
import VolunteerActivismOutlined from '@mui/icons-material/VolunteerActivismOutlined'
import { Tooltip } from '@mui/material'
import type { ItemSource } from '../../../../shared/pantry/products/view.ts'

const icons: Readonly<Record<string, typeof GrassOutlined>> = {
  TEFAP: AccountBalanceOutlined,
  DONATED: VolunteerActivismOutlined,
  PURCHASED: ShoppingCartOutlined,
  RESCUED: LocalShippingOutlined,
  GROWN: GrassOutlined,
}

/** Source of a product, as a picture with its name. */
export function SourceIcon({ source: { Code, Name } }: { source: Pick<ItemSource, 'Code' | 'Name'> }) {
  const Icon = icons[Code] ?? HelpOutlineOutlined
  return (
    <Tooltip title={Name}>
      <Icon
        titleAccess={Name}
        sx={{ fontSize: 19, flexShrink: 0, color: Code === 'TEFAP' ? 'primary.main' : 'text.secondary' }}
      />
    </Tooltip>
  )
}
