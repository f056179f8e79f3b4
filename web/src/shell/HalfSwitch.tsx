import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined'
import { Box, ButtonBase } from '@mui/material'
import type { RolePrefix } from '../../../shared/core/access.ts'
import { app } from '../../../shared/core/text/app.ts'
import { useText } from '../core/words/language.tsx'
import type { WorkHalf } from '../routes.tsx'
import type { Follow } from './Navigation.tsx'
import { useHalf } from './useHalf.ts'

const icons = { rescue: LocalShippingOutlined, pantry: ShoppingBasketOutlined } as const

/** Leads to the home of the other half; whoever has one half only has no switch. */
export function HalfSwitch({
  prefix,
  isNarrow = false,
  onFollow,
}: {
  prefix: RolePrefix
  isNarrow?: boolean
  onFollow?: Follow
}) {
  const text = useText(app)
  const { half, home, other, halves } = useHalf(prefix)
  if (!other) return null
  const shown = isNarrow ? [other.half] : halves
  const toOf = (one: WorkHalf) => (one === half ? home : other.home)
  return (
    <Box role="group" aria-label={text('halves')} sx={frame}>
      {shown.map((one) => {
        const Icon = icons[one]
        const label = text(`half.${one}`)
        const isOther = one !== half
        return (
          <ButtonBase
            key={one}
            href={toOf(one)}
            onClick={(event) => onFollow?.(event, toOf(one))}
            aria-current={isOther ? undefined : true}
            {...(isOther ? { 'aria-keyshortcuts': 's', title: text('switchHalf', { half: label }) } : {})}
            {...(isNarrow ? { 'aria-label': text('switchHalf', { half: label }) } : {})}
            sx={[segment, !isOther && chosen]}
          >
            {isNarrow ? <Icon fontSize="small" /> : label}
          </ButtonBase>
        )
      })}
    </Box>
  )
}

const frame = {
  display: 'flex',
  flexShrink: 0,
  mx: 1.25,
  mb: 1,
  p: 0.5,
  gap: 0.5,
  borderRadius: 2,
  bgcolor: 'rail.hover',
} as const

const segment = {
  flex: 1,
  minHeight: { xs: 40, sm: 36 },
  px: 1,
  borderRadius: 1,
  font: 'inherit',
  fontSize: 'caption.fontSize',
  fontWeight: 600,
  color: 'rail.quiet',
  '&:hover': { color: 'rail.text' },
  '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'rail.accent', outlineOffset: -3 },
} as const

const chosen = { bgcolor: 'rail.accent', color: 'rail.background', '&:hover': { color: 'rail.background' } } as const
