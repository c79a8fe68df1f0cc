import { Icon } from '../../../ui/icon.tsx';

export function BagIcon() {
  return (
    <Icon>
      <path d="M5 8.500h14l1 12H4zM8.500 11V7a3.500 3.500 0 0 1 7 0v4" />
    </Icon>
  );
}

export function HeartIcon() {
  return (
    <Icon>
      <path d="M12 20.500 4.600 13a4.900 4.900 0 0 1 0-6.900 4.800 4.800 0 0 1 6.800 0l.6.6.6-.6a4.800 4.800 0 0 1 6.800 0 4.900 4.900 0 0 1 0 6.900Z" />
    </Icon>
  );
}

export function PersonIcon() {
  return (
    <Icon>
      <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.500 20.500a7.500 7.500 0 0 1 15 0" />
    </Icon>
  );
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M4 7h16M4 12h16M4 17h10" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}
