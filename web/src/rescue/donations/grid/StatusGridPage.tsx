import Add from '@mui/icons-material/Add'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { app } from '../../../../../shared/core/text/app.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { statusGridTexts } from '../../../../../shared/rescue/donations/texts/statusGrid.ts'
import { useRolePrefix, useSession } from '../../../core/data/useSession.ts'
import { paths } from '../../../core/paths.ts'
import { PageHeader } from '../../../core/ui/PageHeader.tsx'
import { useText } from '../../../core/words/language.tsx'
import { mayCall, showsCopy } from '../standing.ts'
import { isGridPrefix } from './gridQuery.ts'
import { RepeatPost } from './RepeatPost.tsx'
import { StatusGrid } from './StatusGrid.tsx'

/** Real-time donations of the role: where each stands, newest first. */
export default function StatusGridPage({ above }: { above?: ReactNode }) {
  const text = useText(statusGridTexts)
  const name = useText(app)
  const session = useSession()
  const prefix = useRolePrefix()
  if (!isGridPrefix(prefix)) return null
  const repeat = prefix === 'Donor' ? <RepeatPost /> : null
  const post = showsCopy(session) ? (
    <Button variant="contained" startIcon={<Add />} href={paths.donorPost(prefix)}>
      {text('postDonation')}
    </Button>
  ) : null
  const actions = (
    <>
      {repeat}
      {mayCall(donations.bulkOffer, session.ActiveRole) ? (
        <Button variant="outlined" startIcon={<UploadFile />} href={paths.bulkOffer()}>
          {name('bulkOffer')}
        </Button>
      ) : null}
      {post}
    </>
  )
  return (
    <>
      <PageHeader title={text('donations')} subtitle={text(`lead.${prefix}`)} actions={actions} />
      {above}
      <StatusGrid prefix={prefix} />
    </>
  )
}
