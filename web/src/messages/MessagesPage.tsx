import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import * as messages from '../../../shared/api/messages.ts'
import { messageTexts } from '../../../shared/text/messages.ts'
import { useText } from '../app/language.tsx'
import { useSearchParams } from '../app/router.ts'
import { askAhead } from '../data/askAhead.ts'
import { useRolePrefix } from '../data/useSession.ts'
import { paths } from '../paths.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { zoneHere } from '../ui/time.ts'
import { firstMessagesQuestion } from './firstMessagesQuestion.ts'
import { ReceivedGrid } from './ReceivedGrid.tsx'
import { SentGrid } from './SentGrid.tsx'

export const ahead = () =>
  location.hash.includes('?') ? undefined : askAhead(messages.getReceivedGrid, firstMessagesQuestion(zoneHere()))

/** What was written to the person and what they wrote themselves (state app.message-summary). */
export default function MessagesPage() {
  const text = useText(messageTexts)
  const prefix = useRolePrefix()
  const [query] = useSearchParams()
  const tab = query.get('tab') === 'sent' ? 'sent' : 'received'
  const tabProps = (name: 'received' | 'sent') => ({
    value: name,
    label: text(name),
    href: paths.messages(prefix, name),
    id: `messages-${name}`,
    'aria-controls': 'messages-list',
  })
  return (
    <>
      <PageHeader
        title={text('listTitle')}
        subtitle={text('listLead')}
        actions={
          <Button href={paths.compose(prefix)} variant="contained" startIcon={<EditOutlined />}>
            {text('compose')}
          </Button>
        }
      />
      <Tabs value={tab} aria-label={text('listTitle')} sx={{ mb: 2 }}>
        <Tab {...tabProps('received')} />
        <Tab {...tabProps('sent')} />
      </Tabs>
      <Box role="tabpanel" id="messages-list" aria-labelledby={`messages-${tab}`}>
        {tab === 'sent' ? <SentGrid /> : <ReceivedGrid />}
      </Box>
    </>
  )
}
