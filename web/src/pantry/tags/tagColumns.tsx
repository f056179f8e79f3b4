import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import { Box, Chip, IconButton, Tooltip, Typography } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import * as tagsApi from '../../../../shared/pantry/tags/api.ts'
import { tagNameIn } from '../../../../shared/pantry/tags/names.ts'
import { isDefaultTag, type Tag, usageCount } from '../../../../shared/pantry/tags/tag.ts'
import { tagTexts } from '../../../../shared/pantry/tags/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { type TextOf, useLanguage, useText } from '../../core/words/language.tsx'
import { TagLabel } from './TagLabel.tsx'
import { nextTagRowState } from './tagRow.ts'

type TagText = TextOf<typeof tagTexts>
export interface TagRowProps {
  row: Tag
  open: (id: number) => void
  isOpen: boolean
  onDeleted: (id: number) => void
}

export function tagColumns(
  text: TagText,
  props: Pick<TagRowProps, 'open' | 'onDeleted'> & { openId: number },
): Column<Tag>[] {
  const { openId, ...rest } = props
  return [
    column('Name', text('name'), { flex: 1.4, minWidth: 150 }, (row) => <TagLabel tag={row} size="md" />),
    column('Group', text('group'), { flex: 1, minWidth: 110 }, (row) => (
      <GroupName name={row.PantryInventoryItemTagGroup.Name} />
    )),
    column('AppearsOnly', text('appearsOnly'), { flex: 1, minWidth: 130 }, ({ RequiresInclude }) =>
      text(RequiresInclude ? 'yes' : 'no'),
    ),
    column('Limits', text('limits'), { width: 90 }, ({ Limits }) => limitCount(Limits.length, text)),
    column('Usage', text('usage'), { flex: 1.2, minWidth: 170 }, (row) => <Usage tag={row} />),
    column('Action', text('action'), { width: 112 }, (row) => (
      <TagActions row={row} isOpen={row.ID === openId} {...rest} />
    )),
  ]
}

const limitCount = (count: number, text: TagText) => (count === 0 ? text('noLimits') : String(count))

function GroupName({ name }: { name: string }) {
  const { language } = useLanguage()
  return tagNameIn(name, language)
}

/** Number of products, locations and delivery programs that have the tag. */
function Usage({ tag }: { tag: Tag }) {
  const text = useText(tagTexts)
  const { language } = useLanguage()
  if (usageCount(tag) === 0) return <Typography color="textSecondary">{text('notUsed')}</Typography>
  const badges = [
    { key: 'products', count: tag.PantryInventoryItemCount, icon: <Inventory2Outlined /> },
    { key: 'locations', count: tag.PantryLocationCount, icon: <PlaceOutlined /> },
    { key: 'programs', count: tag.EntityDeliveryProgramCount, icon: <LocalShippingOutlined /> },
  ] as const
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      {badges
        .filter(({ count }) => count > 0)
        .map(({ key, count, icon }) => {
          const words = text(plural(language, key, count), { count })
          return (
            <Tooltip key={key} title={words}>
              <Chip size="small" variant="outlined" icon={icon} label={count} aria-label={words} role="img" />
            </Tooltip>
          )
        })}
    </Box>
  )
}

function TagActions({ row, open, isOpen, onDeleted }: TagRowProps) {
  const text = useText(tagTexts)
  const { language } = useLanguage()
  const { act, busy } = useAction()
  const name = tagNameIn(row.Name, language)
  const shown = isOpen ? nextTagRowState('DISPLAY', 'edit') : 'DISPLAY'
  const state = busy ? nextTagRowState(shown, 'remove') : shown
  /** In two steps: the first asks, with how many items have the tag; the second sends that count along. */
  const remove = () => {
    const used = usageCount(row)
    const question = {
      title: text('deleteQuestion', { name }),
      text: used === 0 ? text('deleteText') : text(plural(language, 'deleteUsed', used), { count: used }),
      confirm: text('delete'),
      isDangerous: true,
    }
    const failed = (error: unknown) =>
      `${text('deleteFailedTitle')}: ${text('deleteFailed')}. ${refusalReason(error) ?? ''}`.trim()
    const words = { ask: question, done: text('deleted'), failed, onDone: () => onDeleted(row.ID) }
    return act(tagsApi.deleteTag, { id: row.ID, used }, words)
  }
  const isProtected = isDefaultTag(row)
  return (
    <Box sx={{ display: 'flex', flexShrink: 0, mx: -1 }}>
      <Tooltip title={text('edit')}>
        <span>
          <IconButton
            aria-label={text('editNamed', { name })}
            disabled={state === 'REMOVING'}
            onClick={() => open(row.ID)}
          >
            <EditOutlined fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title={text(isProtected ? 'noRemove' : 'delete')}>
        <span>
          <IconButton
            aria-label={text('deleteNamed', { name })}
            disabled={isProtected}
            loading={state === 'REMOVING'}
            onClick={() => void remove()}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
    </Box>
  )
}

/** The same row on a phone. */
export function TagCard(props: TagRowProps) {
  const { row } = props
  const text = useText(tagTexts)
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.75 }}>
        <Box>
          <TagLabel tag={row} size="md" />
        </Box>
        <Typography variant="body2" color="textSecondary">
          <GroupName name={row.PantryInventoryItemTagGroup.Name} />
          {row.RequiresInclude ? ` · ${text('appearsOnly')}` : ''}
          {` · ${text('limits')}: ${limitCount(row.Limits.length, text)}`}
        </Typography>
        <Usage tag={row} />
      </Box>
      <TagActions {...props} />
    </Box>
  )
}
