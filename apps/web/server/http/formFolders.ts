import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Prefix of the folder names; the process id follows it. */
const prefix = 'volan-form-';
const nameOf = /^volan-form-(\d+)-/;

/** Folders for the files of forms, one for each form. */
export interface FormFolders {
  /** Removes folders of processes that ended before they could. */
  removeForgotten(): Promise<void>;
  /** Makes an empty folder that only this user of the machine can read. */
  open(): Promise<string>;
}

/** @param root local parent folder, created if missing. @default the folder for temporary files */
export function formFolders(root: string = tmpdir()): FormFolders {
  return {
    async removeForgotten() {
      await mkdir(root, { recursive: true });
      const forgotten = (await readdir(root)).filter((name) => {
        const pid = Number(nameOf.exec(name)?.[1]);
        // this process has none yet, so it belongs to an earlier process with the same id
        return pid > 0 && (pid === process.pid || !isRunning(pid));
      });
      await Promise.all(forgotten.map((name) => rm(join(root, name), { recursive: true, force: true })));
    },
    open: () => mkdtemp(join(root, `${prefix}${process.pid}-`)),
  };
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // a process of another user runs too
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
