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
      <Icon fontSize="small" sx={{ color: 'primary.main' }} />
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
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
} as const

const look = {
  minHeight: 44,
  px: 1.5,
  gap: 1,
  fontSize: 'body2.fontSize',
  borderRadius: 2,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'primary.main' },
  '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'secondary.light', outlineOffset: 2 },
} as const

const pill = {
  minWidth: 24,
  px: 0.75,
  py: 0.25,
  borderRadius: 3,
  textAlign: 'center',
  fontWeight: 700,
  lineHeight: 1.5,
  fontSize: 'overline.fontSize',
  bgcolor: 'error.main',
  color: 'error.contrastText',
} as const
