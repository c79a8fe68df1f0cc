import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import type { Page } from './browser.ts';
import { WINDOW } from './window.ts';

const START_TIMEOUT_MS = 20_000;

/** `display` is an X server: WebKitGTK has no headless mode. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

export async function startWebKit({ driver, browser, display }: WebKitPrograms): Promise<Page<WebElement>> {
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      // The sandbox needs a session bus and namespaces that containers lack.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const stop = () => Promise.all([end(server), end(screen)]);
  try {
    await listening(port);
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    });
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities)
      .build();
    // The toolbar would make the window at least 447 px wide.
    await session
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...WINDOW });
    return {
      open: (url) => session.get(url),
      evaluate: (body, ...values) => session.executeScript(body, ...values),
      evaluateElement: (body, ...values) => session.executeScript(body, ...values),
      click: (element) => element.click(),
      type: async (element, text) => {
        await element.clear();
        await element.sendKeys(text);
      },
      attach: (element, path) => element.sendKeys(path),
      close: async () => {
        await session.quit();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

async function listening(port: number): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > deadline) throw new Error('The driver of WebKit does not answer.');
    await sleep(100);
  }
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill();
  await once(process, 'exit');
}
