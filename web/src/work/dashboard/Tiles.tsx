import { Box, ButtonBase } from '@mui/material'
import { use } from 'react'
import { plural } from '../../../../shared/core/text/text.ts'
import { dashboardTexts } from '../../../../shared/work/dashboard/texts.ts'
import { ScreensContext } from '../../core/app/screen.ts'
import { useSession } from '../../core/data/useSession.ts'
import { visuallyHidden } from '../../core/ui/visuallyHidden.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { type Tile, type TileBadge, tilesFor } from './tiles.ts'

/** The dashboard's shortcuts with the counts of what waits behind them. */
export function Tiles() {
  const text = useText(dashboardTexts)
  return (
    <Box component="nav" aria-label={text('tiles')}>
      <Box component="ul" sx={row}>
        {tilesFor(use(ScreensContext)).map((tile) => (
          <Box component="li" key={tile.path}>
            <TileLink tile={tile} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const counted = {
  PendingRealTimeReceipts: 'pending',
  MessageCount: 'unread',
} as const satisfies Record<TileBadge, string>

/** The session is asked for again all the time, so the counts are live. */
function TileLink({ tile: { title, href, Icon, badge } }: { tile: Tile }) {
  const text = useText(dashboardTexts)
  const { language } = useLanguage()
  const session = useSession()
  const count = badge ? session[badge] : 0
  return (
    <ButtonBase href={href} sx={look}>
      <Icon sx={{ fontSize: 28, color: 'primary.main' }} />
      <Box component="span" sx={{ fontWeight: 600, lineHeight: 1.3 }}>
        {text(title)}
      </Box>
      {badge && count > 0 ? (
        <>
          <Box component="span" aria-hidden sx={pill}>
            {count > 99 ? '99+' : count}
          </Box>
          <Box component="span" sx={visuallyHidden}>
            {`, ${text(plural(language, counted[badge], count), { count })}`}
          </Box>
        </>
      ) : null}
    </ButtonBase>
  )
}

const row = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(auto-fit, minmax(150px, 1fr))' },
  '& > li:last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const

const look = {
  position: 'relative',
  width: '100%',
  height: '100%',
  minHeight: 104,
  p: 2,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 1.5,
  textAlign: 'left',
  fontSize: '0.9375rem',
  borderRadius: '14px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  transition: 'border-color .15s, transform .15s',
  '&:hover': { borderColor: 'primary.main', transform: 'translateY(-2px)' },
  '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'secondary.light', outlineOffset: 2 },
} as const

const pill = {
  position: 'absolute',
  top: 14,
  right: 14,
  minWidth: 28,
  px: 1,
  borderRadius: 4,
  textAlign: 'center',
  fontWeight: 700,
  lineHeight: '28px',
  fontSize: '0.875rem',
  bgcolor: 'error.main',
  color: 'error.contrastText',
} as const
