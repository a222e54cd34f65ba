/** @mui/material 9 with CSS theme variables (the documented method to switch schemes without re-rendering the tree). */
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardHeader from '@mui/material/CardHeader';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Adapter, Mode } from '../src/contract';
import { Icon } from '../src/icon';
import { createToasts } from '../src/toasts';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: { light: true, dark: true },
});
const scheme: { set?: (mode: Mode) => void } = {};
const Grab = () => {
  const { setMode } = useColorScheme();
  useLayoutEffect(() => {
    scheme.set = setMode;
  });
  return null;
};
const toasts = createToasts();

const adapter: Adapter = {
  name: 'mui',
  Root: ({ children }: { children: ReactNode }) => (
    <ThemeProvider theme={theme} defaultMode="light" storageManager={null}>
      <CssBaseline />
      <Grab />
      {children}
    </ThemeProvider>
  ),
  setMode: (m) => scheme.set?.(m),
  Button: ({ selected, children, onClick }) => (
    <Button variant={selected ? 'contained' : 'outlined'} onClick={onClick}>
      {children}
    </Button>
  ),
  Avatar: ({ initials }) => <Avatar>{initials}</Avatar>,
  NavList: ({ items, selected, onSelect }) => (
    <List>
      {items.map((i) => (
        <ListItem key={i.id} disablePadding>
          <ListItemButton component="a" href={'#' + i.id} selected={i.id === selected} onClick={() => onSelect(i.id)}>
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            <ListItemText primary={i.label} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  ),
  Card: ({ selected, title, text, avatar, actions }) => (
    <Card raised={selected}>
      <CardHeader avatar={avatar} title={title} subheader={text} />
      <CardActions>{actions}</CardActions>
    </Card>
  ),
  TextField: ({ label, selected }) => <TextField label={label} error={!!selected} size="small" />,
  Switch: ({ label, checked, onChange }) => (
    <FormControlLabel label={label} control={<Switch checked={checked} onChange={(_, v) => onChange(v)} />} />
  ),
  Tooltip: ({ label, children }) => <Tooltip title={label}>{children}</Tooltip>,
  Breadcrumbs: ({ items }) => (
    <Breadcrumbs aria-label="Breadcrumbs">
      {items.map((i) =>
        i.href ? (
          <Link key={i.label} href={i.href}>
            {i.label}
          </Link>
        ) : (
          <Typography key={i.label}>{i.label}</Typography>
        ),
      )}
    </Breadcrumbs>
  ),
  TopBar: ({ start, end }) => (
    <AppBar position="static">
      <Toolbar>
        <div style={{ flex: 1 }}>{start}</div>
        {end}
      </Toolbar>
    </AppBar>
  ),
  Drawer: ({ open, groups }) => (
    <Drawer variant="persistent" open={open} slotProps={{ paper: { sx: { position: 'static', width: 256 } } }}>
      {groups.map((g) => (
        <div key={g.label}>
          <ListSubheader component="div">{g.label}</ListSubheader>
          {g.list}
        </div>
      ))}
    </Drawer>
  ),
  AccountMenu: ({ initials, items, onSelect }) => {
    const [at, setAt] = useState<HTMLElement | null>(null);
    return (
      <>
        <IconButton
          data-bench-menu=""
          aria-label="Account"
          aria-haspopup="menu"
          onClick={(e) => setAt(e.currentTarget)}
        >
          <Avatar>{initials}</Avatar>
        </IconButton>
        <Menu anchorEl={at} open={!!at} onClose={() => setAt(null)}>
          {items.map((i) => (
            <MenuItem
              key={i}
              onClick={() => {
                onSelect(i);
                setAt(null);
              }}
            >
              {i}
            </MenuItem>
          ))}
        </Menu>
      </>
    );
  },
  Dialog: ({ open, title, children, onClose }) => (
    <Dialog open={open} onClose={onClose}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  ),
  Toaster: () => {
    const list = toasts.use();
    return (
      <Snackbar open={list.length > 0}>
        <Stack spacing={1}>
          {list.map((t) => (
            <SnackbarContent
              key={t.id}
              message={t.text}
              action={
                <IconButton size="small" color="inherit" aria-label="Dismiss" onClick={() => toasts.close(t.id)}>
                  ×
                </IconButton>
              }
            />
          ))}
        </Stack>
      </Snackbar>
    );
  },
  notify: toasts.notify,
  clearToasts: toasts.clear,
};
export default adapter;
