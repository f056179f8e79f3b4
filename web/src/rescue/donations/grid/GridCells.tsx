import { Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { GridRow } from '../../../../../shared/rescue/donations/api.ts'
import { statusGridTexts } from '../../../../../shared/rescue/donations/texts/statusGrid.ts'
import { useRolePrefix } from '../../../core/data/useSession.ts'
import { Weight } from '../../../core/figures/Weight.tsx'
import { useIsCompact } from '../../../core/grid/density.ts'
import { GridCell } from '../../../core/grid/GridCell.tsx'
import { clamped, singleLine } from '../../../core/grid/lines.ts'
import { paths } from '../../../core/paths.ts'
import { RelativeTime } from '../../../core/ui/Times.tsx'
import { useText } from '../../../core/words/language.tsx'
import { hasAgency } from './gridFields.ts'

const Quiet = ({ children, isOneLine }: { children: ReactNode; isOneLine?: boolean }) => (
  <Typography
    variant="body2"
    color="textSecondary"
    component="div"
    noWrap={isOneLine ?? false}
    sx={{ lineHeight: 1.4 }}
  >
    {children}
  </Typography>
)

/** Relative time, code and internal id. */
export function EnteredCell({ row }: { row: GridRow }) {
  const text = useText(statusGridTexts)
  const prefix = useRolePrefix()
  return (
    <GridCell first={<RelativeTime value={row.Created} isShort={useIsCompact()} />}>
      <Link
        href={paths.transaction(prefix, row.ID)}
        title={text('internalId', { id: row.ID })}
        aria-label={text('openDonation', { code: row.Code })}
      >
        {row.Code}
      </Link>
      <Quiet>{text('internalId', { id: row.ID })}</Quiet>
    </GridCell>
  )
}

export const FoodBankCell = ({ row }: { row: GridRow }) => (
  <GridCell first={row.FoodBank.Name} title={row.FoodBank.Name} />
)

/** Name plus location code. */
export const DonorCell = ({ row }: { row: GridRow }) => (
  <GridCell first={row.DonorLocation.Donor.Name} title={row.DonorLocation.Donor.Name}>
    <Quiet>{row.DonorLocation.Code}</Quiet>
  </GridCell>
)

export function AgencyCell({ row }: { row: GridRow }) {
  const isCompact = useIsCompact()
  if (isCompact && !hasAgency(row)) return <Quiet>–</Quiet>
  return (
    <Typography
      variant={isCompact ? 'caption' : 'body2'}
      component="div"
      title={row.AgencyText}
      sx={{
        color: isCompact && row.Stage === 'offering' ? 'text.secondary' : 'text.primary',
        ...{ lineHeight: isCompact ? 1.2 : 1.4, whiteSpace: 'normal', overflowWrap: 'anywhere' },
        ...clamped(isCompact ? 3 : 5),
      }}
    >
      {(isCompact && row.AgencyName) || row.AgencyText}
    </Typography>
  )
}

/** Characters of a pickup that leave room for a second line of contents. */
const oneLineDelivery = 44
const wrapped = { whiteSpace: 'normal', ...clamped(2) } as const

/** Weight, contents and pickup; the pickup's time is never cut. */
export function DonationCell({ row }: { row: GridRow }) {
  const contents = <span title={row.DonationContentsSummary}>{row.DonationContentsSummary}</span>
  if (useIsCompact())
    return (
      <Box sx={{ minWidth: 0, width: '100%', lineHeight: 1.3, fontSize: 'caption.fontSize' }}>
        <Box sx={row.DeliveryText.length > oneLineDelivery ? singleLine : wrapped}>
          <strong>
            <Weight value={row.Pounds} />
          </strong>{' '}
          {contents}
        </Box>
        <Box sx={{ color: 'text.secondary', whiteSpace: 'normal', fontSize: 'overline.fontSize', lineHeight: 1.2 }}>
          {row.DeliveryText}
        </Box>
      </Box>
    )
  return (
    <GridCell first={<Weight value={row.Pounds} />}>
      <Quiet isOneLine>{contents}</Quiet>
      <Quiet>{row.DeliveryText}</Quiet>
    </GridCell>
  )
}
