import AcUnitOutlined from '@mui/icons-material/AcUnitOutlined'
import BakeryDiningOutlined from '@mui/icons-material/BakeryDiningOutlined'
import ChildCareOutlined from '@mui/icons-material/ChildCareOutlined'
import CleaningServicesOutlined from '@mui/icons-material/CleaningServicesOutlined'
import CookieOutlined from '@mui/icons-material/CookieOutlined'
import EggAltOutlined from '@mui/icons-material/EggAltOutlined'
import GrainOutlined from '@mui/icons-material/GrainOutlined'
import GrassOutlined from '@mui/icons-material/GrassOutlined'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import LocalDrinkOutlined from '@mui/icons-material/LocalDrinkOutlined'
import LunchDiningOutlined from '@mui/icons-material/LunchDiningOutlined'
import PetsOutlined from '@mui/icons-material/PetsOutlined'
import RamenDiningOutlined from '@mui/icons-material/RamenDiningOutlined'
import SetMealOutlined from '@mui/icons-material/SetMealOutlined'
import type { SvgIconProps } from '@mui/material'
import type { ComponentType } from 'react'
import type { DonationCategory } from '../../../../shared/core/reference/reference.ts'

/** Drawings by the class name that a category carries (specification 000, section 3: Icon.ClassName). */
export const categoryIcons: Readonly<Record<string, ComponentType<SvgIconProps>>> = {
  produce: GrassOutlined,
  bakery: BakeryDiningOutlined,
  dairy: EggAltOutlined,
  meat: SetMealOutlined,
  frozen: AcUnitOutlined,
  prepared: RamenDiningOutlined,
  dry: GrainOutlined,
  canned: Inventory2Outlined,
  beverages: LocalDrinkOutlined,
  baby: ChildCareOutlined,
  snacks: CookieOutlined,
  nonfood: CleaningServicesOutlined,
  pets: PetsOutlined,
}

/** A category's drawing; the name always stands beside it. */
export function CategoryIcon({ category, ...rest }: { category: Pick<DonationCategory, 'Icon'> } & SvgIconProps) {
  const Drawing = categoryIcons[category.Icon.ClassName] ?? LunchDiningOutlined
  return <Drawing aria-hidden {...rest} />
}
