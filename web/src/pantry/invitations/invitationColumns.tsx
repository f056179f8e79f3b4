import { Box, Button, Typography } from '@mui/material'
import { phoneText } from '../../../../shared/network/people/contact.ts'
import type {
  InvitationResult,
  ShownCustomerInvitation,
} from '../../../../shared/pantry/invitations/customerInvitation.ts'
import { referralLink } from '../../../../shared/pantry/invitations/referralCode.ts'
import { invitationTexts } from '../../../../shared/pantry/invitations/texts.ts'
import type { Tone } from '../../../../shared/rescue/donations/status/tone.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { clamped } from '../../core/grid/lines.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { type TextOf, useText } from '../../core/words/language.tsx'
import { useCopy } from '../../core/words/useCopy.ts'
import { queuedText } from './queuedText.ts'

type Row = ShownCustomerInvitation

/** Section 2's columns in its order. */
export const invitationColumns = (text: TextOf<typeof invitationTexts>): Column<Row>[] => [
  column('Code', text('code'), { width: 124 }, ({ ReferralCode }) => (
    <Box>
      <Code code={ReferralCode.Code} />
      <CopyLink code={ReferralCode.Code} />
    </Box>
  )),
  column('EMailAddress', text('email'), { flex: 1.3, minWidth: 160 }, ({ EMailAddress }) => (
    <Box sx={{ whiteSpace: 'normal', lineHeight: 1.3, overflowWrap: 'anywhere' }}>{EMailAddress}</Box>
  )),
  column('PhoneNumber', text('phone'), { width: 120 }, ({ PhoneNumber }) => PhoneNumber && phoneText(PhoneNumber)),
  column('Message', text('message'), { flex: 1, minWidth: 80 }, ({ Message }) => <Clamped>{Message}</Clamped>),
  column('Created', text('queued'), { width: 96 }, ({ Created }) => <Time instant={Created} />),
  column('Sent', text('sent'), { width: 96 }, ({ Sent }) => <Time instant={Sent} />),
  column('Result', text('result'), { width: 98 }, ({ Result }) => <ResultChip result={Result} />),
  column('Redeemed', text('redeemed'), { width: 100 }, ({ Redeemed }) => <Time instant={Redeemed} />),
  column('AppliedUser', text('redeemedBy'), { flex: 0.7, minWidth: 96 }, ({ ReferralCode }) => (
    <Clamped>{ReferralCode.AppliedUser ?? ''}</Clamped>
  )),
]

const Code = ({ code }: { code: string }) => (
  <Box component="code" sx={{ fontFamily: 'monospace', fontSize: 'caption.fontSize' }}>
    {code}
  </Box>
)
/** Day and hour below each other: ten columns share the width. */
const Time = ({ instant }: { instant: string | null }) =>
  instant === null ? null : (
    <Box
      component="time"
      dateTime={instant}
      sx={{ whiteSpace: 'normal', lineHeight: 1.3, fontSize: 'caption.fontSize' }}
    >
      {queuedText(instant)}
    </Box>
  )
const Clamped = ({ children }: { children: string }) => (
  <Box sx={{ whiteSpace: 'normal', lineHeight: 1.3, ...clamped(2) }}>{children}</Box>
)

const tones: Record<InvitationResult, Tone> = {
  queued: 'info',
  sent: 'success',
  partlySent: 'warning',
  failed: 'error',
  uncertain: 'neutral',
}

function ResultChip({ result }: { result: InvitationResult }) {
  const text = useText(invitationTexts)
  return <StatusChip label={text(`result.${result}`)} tone={tones[result]} />
}

function CopyLink({ code }: { code: string }) {
  const text = useText(invitationTexts)
  const copy = useCopy()
  const link = referralLink(location.origin, code)
  const said = { done: text('copied'), failed: text('copyFailed', { link }) }
  return (
    <Button
      size="small"
      sx={{ display: 'block', p: 0.25, minWidth: 0 }}
      aria-label={text('copyLinkOf', { code })}
      onClick={() => void copy(link, said)}
    >
      {text('copyLink')}
    </Button>
  )
}

/** The same row on a phone. */
export function InvitationCard({ row }: { row: Row }) {
  const text = useText(invitationTexts)
  const { ReferralCode, EMailAddress, PhoneNumber, Created, Result } = row
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, minWidth: 0 }}>{EMailAddress ?? phoneText(PhoneNumber ?? '')}</Typography>
        <ResultChip result={Result} />
      </Box>
      {EMailAddress && PhoneNumber ? <Typography variant="body2">{phoneText(PhoneNumber)}</Typography> : null}
      <Typography variant="body2" color="textSecondary">
        {text('queued')} {queuedText(Created)}
        {row.Redeemed ? ` · ${text('redeemed')} ${queuedText(row.Redeemed)}` : ''}
        {ReferralCode.AppliedUser ? ` · ${ReferralCode.AppliedUser}` : ''}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mt: 0.5 }}>
        <Code code={ReferralCode.Code} />
        <CopyLink code={ReferralCode.Code} />
      </Box>
    </Box>
  )
}
