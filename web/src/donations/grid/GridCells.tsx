import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { GridRow } from '../../../../shared/api/donations.ts'
import { statusGridTexts } from '../../../../shared/text/statusGrid.ts'
import { useText } from '../../app/language.tsx'
import { useRolePrefix } from '../../data/useSession.ts'
import { paths } from '../../paths.ts'
import { Pounds } from '../../ui/Pounds.tsx'
import { RelativeTime } from '../../ui/Times.tsx'

/** A row is 120 px high (section 9): room for five lines. */
function Cell({ first, children }: { first: ReactNode; children?: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.4, whiteSpace: 'normal' }}>
      <Box sx={{ fontWeight: 600 }}>{first}</Box>
      {children}
    </Box>
  )
}

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
    <Cell first={<RelativeTime value={row.Created} />}>
      <Link href={paths.transaction(prefix, row.ID)} aria-label={text('openDonation', { code: row.Code })}>
        {row.Code}
      </Link>
      <Quiet>{text('internalId', { id: row.ID })}</Quiet>
    </Cell>
  )
}

export const FoodBankCell = ({ row }: { row: GridRow }) => <Cell first={row.FoodBank.Name} />

/** Name plus location code. */
export const DonorCell = ({ row }: { row: GridRow }) => (
  <Cell first={row.DonorLocation.Donor.Name}>
    <Quiet>{row.DonorLocation.Code}</Quiet>
  </Cell>
)

export const AgencyCell = ({ row }: { row: GridRow }) => (
  <Typography variant="body2" component="div" sx={{ lineHeight: 1.4, whiteSpace: 'normal' }}>
    {row.AgencyText}
  </Typography>
)

export const DonationCell = ({ row }: { row: GridRow }) => (
  <Cell first={<Pounds value={row.Pounds} />}>
    <Quiet isOneLine>
      <span title={row.DonationContentsSummary}>{row.DonationContentsSummary}</span>
    </Quiet>
    <Quiet>{row.DeliveryText}</Quiet>
  </Cell>
)
