import CallOutlined from '@mui/icons-material/CallOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import * as offers from '../../../shared/api/offers.ts'
import { transactionTexts } from '../../../shared/text/transaction.ts'
import { useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { WhenLoaded } from '../ui/WhenLoaded.tsx'
import { addressText } from './addressText.ts'

/** How the food bank reaches an agency of its list; asked for when the line is opened. */
export function AgencyContact({ agencyId }: { agencyId: number }) {
  const text = useText(transactionTexts)
  const answer = useApi(offers.getContactInfo, { agencyId }, { revalidateOnFocus: false })
  return (
    <Box sx={{ px: 2.5, pb: 2 }}>
      <Typography sx={{ fontWeight: 650 }}>{text('contact')}</Typography>
      <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={1} />}>
        {(data) => (
          <>
            <Typography variant="body2">{data.ContactName}</Typography>
            <Typography variant="body2" color="textSecondary">
              {addressText(data.Address)}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
              {data.PhoneNumber ? (
                <Reach href={`tel:${data.PhoneNumber}`} icon={<CallOutlined fontSize="small" />}>
                  {data.PhoneNumber}
                </Reach>
              ) : null}
              {data.EMailAddress ? (
                <Reach href={`mailto:${data.EMailAddress}`} icon={<MailOutlined fontSize="small" />}>
                  {data.EMailAddress}
                </Reach>
              ) : null}
            </Box>
          </>
        )}
      </WhenLoaded>
    </Box>
  )
}

function Reach({ href, icon, children }: { href: string; icon: ReactNode; children: string }) {
  return (
    <Link href={href} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
      {icon}
      {children}
    </Link>
  )
}
