import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  IconButton,
  Stack,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import {
  type FilteredGrid,
  maxFilterName,
  type SavedFilter,
  type SavedFilters,
  withDefault,
  withFilter,
} from '../../../../shared/core/grid/savedFilters.ts'
import { savedFilterTexts } from '../../../../shared/core/grid/texts.ts'
import { app } from '../../../../shared/core/text/app.ts'
import * as session from '../../../../shared/network/session/api.ts'
import { refusalReason } from '../data/client.ts'
import { useAction } from '../data/useAction.ts'
import { TextInput } from '../ui/inputs.tsx'
import { useText } from '../words/language.tsx'

interface SavedFiltersDialogProps {
  grid: FilteredGrid
  saved: SavedFilters
  /** The filters that are set now, as the address has them. */
  present: string
  onClose: () => void
}

/** Saves the present filters under a name; renames and deletes others, and says with which the list opens. */
export default function SavedFiltersDialog({ grid, saved, present, onClose }: SavedFiltersDialogProps) {
  const text = useText(savedFilterTexts)
  const shell = useText(app)
  const [filters, setFilters] = useState<readonly SavedFilter[]>(saved.Filters)
  const [name, setName] = useState('')
  const [isDefault, setDefault] = useState(false)
  const [failure, tell] = useState<string>()
  const shows = { read: session.getSavedFilters, of: {} }
  const failed = (error: unknown) => refusalReason(error) ?? shell('faultTitle')
  const { act, busy } = useAction({ shows, failed, tell })
  const own = filters.filter(({ Grid }) => Grid === grid)
  const save = () => {
    const Name = name.trim()
    const all = Name ? withFilter(filters, { Grid: grid, Name, Query: present, IsDefault: isDefault }) : filters
    const words = { done: text('saved'), onDone: onClose }
    return act(session.updateSavedFilters, { Version: saved.Version, Filters: [...all] }, words)
  }
  const rename = (id: number, Name: string) =>
    setFilters((old) => old.map((one) => (one.ID === id ? { ...one, Name } : one)))
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="filters-title">
      <DialogTitle id="filters-title">{text('title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          {failure ? <Alert severity="error">{failure}</Alert> : null}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <TextInput
              label={text('newName')}
              value={name}
              onChange={setName}
              htmlInput={{ maxLength: maxFilterName }}
              sx={{ flex: '1 1 240px' }}
            />
            <FormControlLabel
              control={<Checkbox checked={isDefault} onChange={(_, checked) => setDefault(checked)} />}
              label={text('openWith')}
            />
          </Box>
          {own.length === 0 ? <Typography color="textSecondary">{text('none')}</Typography> : null}
          {own.map((one) => (
            <Line
              key={one.ID}
              filter={one}
              label={saved.Filters.find(({ ID }) => ID === one.ID)?.Name ?? ''}
              onRename={(Name) => rename(one.ID, Name)}
              onDefault={(checked) => setFilters((old) => withDefault(old, one.ID, checked))}
              onRemove={() => setFilters((old) => old.filter(({ ID }) => ID !== one.ID))}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {shell('cancel')}
        </Button>
        <Button
          variant="contained"
          loading={busy}
          disabled={own.some(({ Name }) => Name.trim() === '')}
          onClick={() => void save()}
        >
          {text('save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface LineProps {
  filter: SavedFilter
  /** Its name as it is saved. */
  label: string
  onRename: (name: string) => void
  onDefault: (isDefault: boolean) => void
  onRemove: () => void
}

function Line({ filter, label, onRename, onDefault, onRemove }: LineProps) {
  const text = useText(savedFilterTexts)
  const named = { name: label }
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
      <TextInput
        value={filter.Name}
        onChange={onRename}
        htmlInput={{ 'aria-label': text('name', named), maxLength: maxFilterName }}
        sx={{ flex: 1 }}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={filter.IsDefault}
            onChange={(_, checked) => onDefault(checked)}
            slotProps={{ input: { 'aria-label': text('defaultOf', named) } }}
          />
        }
        label={text('openWith')}
        sx={{ mr: 0 }}
      />
      <IconButton aria-label={text('remove', named)} onClick={onRemove}>
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  )
}
