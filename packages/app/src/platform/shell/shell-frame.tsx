import { Logo } from '@attesta/ui/display/logo';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { AppShell } from '@attesta/ui/shell/app-shell';
import { TopBar } from '@attesta/ui/shell/top-bar';
import { styled } from 'styled-components';
import { PageSkeleton } from './page/page-skeleton';

const Entries = styled.div`
  display: grid;
  gap: 20px;
  padding: 12px;
`;
/** Only the logo of the page is displayed. The script of the prerendered page sets `data-logo` by the address. */
const Brand = styled.span`
  display: contents;
  [data-logo='portal'] & > :not([data-variant='portal']),
  [data-logo='market-operator'] & > :not([data-variant='market-operator']),
  [data-logo='notified-body'] & > :not([data-variant='notified-body']) {
    display: none;
  }
`;
const Controls = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
`;

const controls = [20, 20, 20, 34];
const entries = [96, 128, 112, 88, 120, 104, 92, 116];

/**
 * The shell with placeholders in place of the navigation, the controls and the page. It is prerendered and never
 * hydrated: the real shell replaces it.
 */
export const ShellFrame = () => (
  <AppShell
    aria-hidden
    inert
    container
    topBar={
      <TopBar
        brand={
          <Brand>
            <Logo variant="portal" />
            <Logo variant="market-operator" />
            <Logo variant="notified-body" />
          </Brand>
        }
        end={
          <Controls>
            {controls.map((size, index) => (
              <Skeleton key={index} shape="circle" width={size} />
            ))}
          </Controls>
        }
      />
    }
    navigation={
      <Entries>
        {entries.map((width, index) => (
          <Skeleton key={index} width={width} />
        ))}
      </Entries>
    }
  >
    <PageSkeleton />
  </AppShell>
);
