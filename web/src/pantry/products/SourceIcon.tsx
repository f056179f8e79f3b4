import GrassOutlined from '@mui/icons-material/GrassOutlined'
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined'
import VolunteerActivismOutlined from '@mui/icons-material/VolunteerActivismOutlined'
import { Tooltip } from '@mui/material'
import type { ItemSource } from '../../../../shared/pantry/products/view.ts'
import { TefapIcon } from './TefapIcon.tsx'

const icons: Readonly<Record<string, typeof GrassOutlined>> = {
  DONATED: VolunteerActivismOutlined,
  PURCHASED: ShoppingCartOutlined,
  RESCUED: LocalShippingOutlined,
  GROWN: GrassOutlined,
}

/** Source of a product, as a picture with its name. */
export function SourceIcon({ source: { Code, Name } }: { source: Pick<ItemSource, 'Code' | 'Name'> }) {
  if (Code === 'TEFAP') return <TefapIcon label={Name} />
  const Icon = icons[Code] ?? HelpOutlineOutlined
  return (
    <Tooltip title={Name}>
      <Icon titleAccess={Name} fontSize="small" sx={{ flexShrink: 0, color: 'text.secondary' }} />
    </Tooltip>
  )
}
