import DensityMediumOutlined from '@mui/icons-material/DensityMediumOutlined'
import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft'
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight'
import Refresh from '@mui/icons-material/Refresh'
import { Box, IconButton, Tooltip, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import { plural } from '../../../../shared/core/text/text.ts'
import { MenuButton } from '../ui/MenuButton.tsx'
import { useLanguage, useText } from '../words/language.tsx'
import { type Density, densities } from './density.ts'
import type { ServerPages } from './useServerPages.ts'

export type Paging = Pick<ServerPages<unknown>, 'page' | 'next' | 'previous' | 'isTurning'>

/** Below a grid: how many rows are shown, the way through the pages, and the row height. */
export function GridFooter({
  count,
  totals,
  paging,
  onRefresh,
  density,
  onDensity,
}: {
  count: number
  totals?: ReactNode
  paging?: Paging
  /** Asks for the rows again; page, selection and open rows stay. */
  onRefresh?: () => unknown
  density?: Density
  onDensity?: (density: Density) => void
}) {
  const text = useText(app)
  const { language } = useLanguage()
  return (
    <Box className="no-print" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, minHeight: 48 }}>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: 1 }}>
        {text(plural(language, 'rowsShown', count), { count })}
        {paging && (paging.page > 1 || paging.next) ? ` · ${text('pageShown', { page: paging.page })}` : ''}
        {totals}
      </Typography>
      {onRefresh ? (
        <Tooltip title={text('refresh')}>
          <IconButton aria-label={text('refresh')} onClick={() => void onRefresh()}>
            <Refresh fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : null}
      {density && onDensity ? <DensityMenu density={density} onDensity={onDensity} /> : null}
      {paging && (paging.next || paging.previous) ? (
        <>
          <IconButton
            aria-label={text('previousPage')}
            disabled={!paging.previous || paging.isTurning}
            onClick={paging.previous}
          >
            <KeyboardArrowLeft className="pointing" />
          </IconButton>
          <IconButton aria-label={text('nextPage')} disabled={!paging.next || paging.isTurning} onClick={paging.next}>
            <KeyboardArrowRight className="pointing" />
          </IconButton>
        </>
      ) : null}
    </Box>
  )
}

function DensityMenu({ density, onDensity }: { density: Density; onDensity: (density: Density) => void }) {
  const text = useText(app)
  const entries = densities.map((one) => ({
    key: one,
    label: text(one),
    isChosen: one === density,
    onChoose: () => onDensity(one),
  }))
  return (
    <MenuButton label={text('density')} entries={entries}>
      <DensityMediumOutlined fontSize="small" />
    </MenuButton>
  )
}
