-- The user by which the proxy in front of the nodes (database-proxy.cfg) asks whether they accept writes. It may read nothing else.
CREATE USER IF NOT EXISTS 'haproxy'@'%';
