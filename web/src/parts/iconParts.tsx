import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { systemCategories } from '../../../shared/core/reference/reference.ts'
import { type MenuIcon, menuIcons } from '../core/app/menuIcons.ts'
import Art, { artNames } from '../core/ui/Art.tsx'
import { CategoryIcon } from '../rescue/donations/CategoryIcon.tsx'
import type { ShownPart } from './shownPart.ts'

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box sx={{ width: 112, textAlign: 'center', typography: 'caption', overflowWrap: 'anywhere' }}>
    <Box sx={{ color: 'primary.main' }}>{children}</Box>
    {name}
  </Box>
)

export const iconParts: readonly ShownPart[] = [
  {
    name: 'Art',
    of: Art,
    states: {
      rest: () =>
        artNames.map((name) => (
          <Named key={name} name={name}>
            <Art name={name} />
          </Named>
        )),
    },
  },
  {
    name: 'CategoryIcon',
    of: CategoryIcon,
    states: {
      rest: () =>
        systemCategories.map((category) => (
          <Named key={category.ID} name={category.Name}>
            <CategoryIcon category={category} />
          </Named>
        )),
    },
  },
  {
    name: 'menuIcons',
    of: menuIcons,
    states: {
      rest: () =>
        (Object.keys(menuIcons) as MenuIcon[]).map((name) => {
          const Icon = menuIcons[name]
          return (
            <Named key={name} name={name}>
              <Icon />
            </Named>
          )
        }),
    },
  },
]
