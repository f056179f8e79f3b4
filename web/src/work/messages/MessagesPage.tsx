import EditOutlined from '@mui/icons-material/EditOutlined'
import { Box, Button, Tab, Tabs } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import { ReceivedList } from './ReceivedList.tsx'

const SentList = lazy(() => import('./SentList.tsx'))

/** Messages to the person and those they wrote themselves (state app.message-summary). */
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
        <Suspense fallback={<RowsSkeleton rows={8} />}>{tab === 'sent' ? <SentList /> : <ReceivedList />}</Suspense>
      </Box>
    </>
  )
}
