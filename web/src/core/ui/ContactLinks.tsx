import CallOutlined from '@mui/icons-material/CallOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import { Link } from '@mui/material'

interface ContactLinksProps {
  contact: { PhoneNumber: string; EMailAddress: string }
}

/** Calls or writes to somebody, as far as there is a number and an address; high enough for a thumb. */
export const ContactLinks = ({ contact: { PhoneNumber, EMailAddress } }: ContactLinksProps) => (
  <>
    {PhoneNumber ? (
      <Link href={`tel:${PhoneNumber}`} sx={lineLook}>
        <CallOutlined fontSize="small" />
        {PhoneNumber}
      </Link>
    ) : null}
    {EMailAddress ? (
      <Link href={`mailto:${EMailAddress}`} sx={lineLook}>
        <MailOutlined fontSize="small" />
        {EMailAddress}
      </Link>
    ) : null}
  </>
)

const lineLook = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 } as const
