import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { Box, Button, IconButton, Table, TableBody, TableCell, TableHead, TableRow, Tooltip } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import * as tagsApi from '../../../../shared/pantry/tags/api.ts'
import { tagNameIn } from '../../../../shared/pantry/tags/names.ts'
import { type TagGroup, tagGroupRemovalRefusal } from '../../../../shared/pantry/tags/tag.ts'
import { tagTexts } from '../../../../shared/pantry/tags/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

const TagGroupDialog = lazy(() => import('./TagGroupDialog.tsx'))

/** The groups that tags are in: system-wide ones stay as they are. */
export default function TagGroupsPanel() {
  const text = useText(tagTexts)
  const answer = useApi(tagsApi.getTagGroupsGrid, { rows: 100 })
  const [open, setOpen] = useState<TagGroup | 'new'>()
  const add = (
    <Button onClick={() => setOpen('new')} variant="outlined" size="small">
      {text('addGroup')}
    </Button>
  )
  return (
    <Box sx={{ mt: 4 }}>
      <Panel title={text('groups')} actions={add} isFlush>
        <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={3} height={52} />}>
          {(data) => <Groups groups={data.rows} onEdit={setOpen} />}
        </WhenLoaded>
      </Panel>
      <Suspense fallback={null}>
        {open ? <TagGroupDialog edited={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} /> : null}
      </Suspense>
    </Box>
  )
}

interface GroupsProps {
  groups: readonly TagGroup[]
  onEdit: (group: TagGroup) => void
}

function Groups({ groups, onEdit }: GroupsProps) {
  const text = useText(tagTexts)
  const { language } = useLanguage()
  return (
    <Table aria-label={text('groups')}>
      <TableHead>
        <TableRow>
          <TableCell>{text('name')}</TableCell>
          <TableCell sx={{ width: 112 }}>{text('action')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {groups.map((group) => (
          <TableRow key={group.ID}>
            <TableCell sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{tagNameIn(group.Name, language)}</TableCell>
            <TableCell sx={{ py: 0.5 }}>
              <GroupActions group={group} onEdit={onEdit} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function GroupActions({ group, onEdit }: { group: TagGroup; onEdit: GroupsProps['onEdit'] }) {
  const text = useText(tagTexts)
  const { language } = useLanguage()
  const { act, busy } = useAction()
  const remove = () => {
    const question = { title: text('deleteQuestion', { name: group.Name }), text: text('deleteText') }
    const ask = { ...question, confirm: text('delete'), isDangerous: true }
    const failed = (error: unknown) => [text('groupDeleteFailed'), refusalReason(error)].filter(Boolean).join(': ')
    return act(tagsApi.deleteTagGroup, { id: group.ID }, { ask, done: text('groupDeleted'), failed })
  }
  const name = tagNameIn(group.Name, language)
  const isKept = tagGroupRemovalRefusal(group) !== undefined
  const kept = text(group.IsSystemWide ? 'groupProtected' : 'groupHasTags')
  return (
    <Box sx={{ display: 'flex', mx: -1 }}>
      <Tooltip title={text(group.IsSystemWide ? 'groupProtected' : 'edit')}>
        <span>
          <IconButton
            aria-label={text('editNamed', { name })}
            disabled={group.IsSystemWide}
            onClick={() => onEdit(group)}
          >
            <EditOutlined fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title={isKept ? kept : text('delete')}>
        <span>
          <IconButton
            aria-label={text('deleteNamed', { name })}
            disabled={isKept}
            loading={busy}
            onClick={() => void remove()}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
    </Box>
  )
}
