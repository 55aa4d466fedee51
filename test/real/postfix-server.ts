import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSelfSignedCertificate } from '#test/self-signed-certificate.ts';
import { freePort, startChild, stopChild, temporaryFolder } from '#test/site-process.ts';
import { waitFor } from './report.ts';

export const POSTFIX = '/usr/sbin/postfix';
export const POSTFIX_MASTER = '/usr/lib/postfix/sbin/master';

/**
 * A separate Postfix on a free port: it offers TLS and stores mail for example.com in a folder, or
 * passes it to an LMTP server. `settings` are additional lines of main.cf. Only root can start it.
 */
export async function startPostfix(settings = '') {
  if (process.getuid?.() !== 0) throw new Error('Postfix has to be started by root');
  const folder = temporaryFolder('postfix');
  chmodSync(folder, 0o755);
  const [config, queue, data, mail] = ['config', 'queue', 'data', 'mail'].map((name) => {
    mkdirSync(path.join(folder, name));
    return path.join(folder, name);
  }) as [string, string, string, string];
  const port = await freePort();
  const { key, cert } = createSelfSignedCertificate();
  writeFileSync(path.join(config, 'key.pem'), key, { mode: 0o600 });
  writeFileSync(path.join(config, 'cert.pem'), cert);
  writeFileSync(
    path.join(config, 'main.cf'),
    [
      'compatibility_level = 3.6',
      `queue_directory = ${queue}`,
      `data_directory = ${data}`,
      'myhostname = mail.example.com',
      'mydestination =',
      'inet_interfaces = 127.0.0.1',
      'inet_protocols = ipv4',
      'virtual_mailbox_domains = example.com',
      `virtual_mailbox_base = ${mail}`,
      'virtual_mailbox_maps = static:all/',
      'virtual_uid_maps = static:65534',
      'virtual_gid_maps = static:65534',
      'mynetworks = 127.0.0.0/8',
      'smtpd_recipient_restrictions = permit_mynetworks, reject',
      'smtpd_tls_security_level = may',
      'smtpd_tls_received_header = yes',
      `smtpd_tls_key_file = ${config}/key.pem`,
      `smtpd_tls_cert_file = ${config}/cert.pem`,
      `maillog_file = ${folder}/mail.log`,
      `maillog_file_prefixes = ${folder}`,
      settings,
      '',
    ].join('\n'),
  );
  const services = [
    `127.0.0.1:${port} inet n - n - - smtpd`,
    'pickup unix n - n 60 1 pickup',
    'cleanup unix n - n - 0 cleanup',
    'qmgr unix n - n 300 1 qmgr',
    'tlsmgr unix - - n 1000? 1 tlsmgr',
    'rewrite unix - - n - - trivial-rewrite',
    'bounce unix - - n - 0 bounce',
    'defer unix - - n - 0 bounce',
    'trace unix - - n - 0 bounce',
    'proxymap unix - - n - - proxymap',
    'anvil unix - - n - 1 anvil',
    'error unix - - n - - error',
    'virtual unix - n n - - virtual',
    'lmtp unix - - n - - lmtp',
    'postlog unix-dgram n - n - 1 postlogd',
  ];
  writeFileSync(path.join(config, 'master.cf'), `${services.join('\n')}\n`);
  execFileSync('chown', ['-R', '65534:65534', mail]);
  execFileSync('chown', ['postfix', data]);
  execFileSync(POSTFIX, ['-c', config, 'check'], { stdio: 'ignore' });
  const child = startChild(POSTFIX_MASTER, ['-c', config, '-d'], { MAIL_CONFIG: config });
  const log = () => {
    try {
      return readFileSync(path.join(folder, 'mail.log'), 'utf8');
    } catch {
      return '';
    }
  };
  await waitFor('Postfix', () => log().includes('daemon started')).catch((error: unknown) => {
    throw new Error(`${(error as Error).message}: ${log().slice(-500)}`);
  });
  return {
    smtpUrl: `smtp://localhost:${port}`,
    /** The delivered emails as stored on disk. */
    emails: () =>
      (readdirSync(mail, { recursive: true }) as string[])
        .filter((name) => /(^|\/)new\//.test(name))
        .map((name) => readFileSync(path.join(mail, name), 'utf8')),
    stop: () => stopChild(child),
  };
}
